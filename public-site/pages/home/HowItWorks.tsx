/** The steps from the coverage check to being online. */
export function HowItWorks({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <section className="band band-tinted" aria-labelledby="how">
      <div className="wide">
        <h2 id="how">How it works</h2>
        <ol className="how">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
