import { formatDay } from '../../content/format';
import type { LegalSection, LegalText } from '../../content/LegalText';
import { ReachUs } from '../../layout/ReachUs';

/** A text in numbered sections, with a table of contents. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <div className="page prose-page legal wide">
      <header>
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
        <p className="soft small">
          In force since <time dateTime={text.since}>{formatDay(text.since)}</time>
        </p>
      </header>
      <nav className="contents" aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {text.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <ReachUs />
      </div>
    </div>
  );
}

function Section({ id, heading, paragraphs, points = [], after = [] }: LegalSection) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
