print("limelight-bench")
