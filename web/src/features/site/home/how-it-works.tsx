import classes from './how-it-works.module.css'

const STEPS = [
  {
    title: 'Sign up',
    text: 'A name, an email address and a password. We mail you a six-digit code, and you are in.',
  },
  {
    title: 'Cast',
    text: 'Choose Women or Men, then type three names or a description. You see what it costs before you start.',
  },
  {
    title: 'Watch it develop',
    text: 'Your place in line, the step the studio is at and how far it is. Close the tab if you like: the work goes on.',
  },
  {
    title: 'Keep',
    text: 'Every face waits in your gallery. What fails or is cancelled costs you nothing.',
  },
]

export const HowItWorks = () => (
  <section id="how-it-works" className={classes.light} aria-labelledby="how-title">
    <div className={classes.inner}>
      <h2 id="how-title" className={classes.title}>
        How it works
      </h2>
      <p className={classes.lead}>Four steps, and nothing hidden in them.</p>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step.title} className={classes.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <aside className={classes.honest} aria-labelledby="honest-title">
        <h3 id="honest-title">What the built-in studio is, and is not</h3>
        <p>
          It is a character studio: it sculpts, lights and paints a person from code, in seconds and without a graphics
          card. It is not a neural network, it was trained on nobody’s photos, and its portraits look painted rather
          than photographed. Every result names the engine that made it.
        </p>
      </aside>
    </div>
  </section>
)
