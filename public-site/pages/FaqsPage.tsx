import { Link } from 'react-router';
import { FAQS, type Question } from '../content/faqs';
import { Icon } from '../layout/Icon';

/** Questions by topic; each answer expands in place, even without script. */
export default function FaqsPage() {
  return (
    <div className="page prose-page wide">
      <header>
        <h1>Questions and answers</h1>
        <p className="lead">What people ask us most. Tap a question to see its answer.</p>
      </header>
      <nav className="contents" aria-labelledby="contents">
        <h2 id="contents">Topics</h2>
        <ul>
          {FAQS.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="prose">
        {FAQS.map(({ id, heading, questions }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            <div className="questions">
              {questions.map((question) => (
                <Answered key={question.question} {...question} />
              ))}
            </div>
          </section>
        ))}
        <p className="button-row">
          <Link className="button" to="/contact">
            Ask us something else
          </Link>
          <Link className="button button-quiet" to="/login_renew">
            Renew
          </Link>
        </p>
      </div>
    </div>
  );
}

function Answered({ question, answer }: Question) {
  return (
    <details className="question">
      <summary>
        {question} <Icon name="down" />
      </summary>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
