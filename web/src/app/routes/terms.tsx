const Terms = () => (
  <main>
    <h1>Terms and Conditions</h1>
  </main>
)
export default Terms
