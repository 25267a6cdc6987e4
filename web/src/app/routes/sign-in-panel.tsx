const SignInPanel = () => null
export default SignInPanel
