import { html } from 'hono/html';
import { brand } from '../../../contract/brand';
import { callAddress } from '../../../contract/client/address';
import { COVERAGE_STATUS, coverageMessage } from '../../../contract/coverage/coverage';
import { STEP_TITLES, STEP_WORDS } from '../../../contract/orders/tracking/steps';
import { FORM_ANSWERS } from '../../../contract/pages/formAnswers';
import { PUBLIC_ROUTES } from '../../../contract/pages/routes';
import { formatPhone } from '../../../contract/phone';
import { FIBRE_CONSENT } from '../../../contract/privacy/consent';
import { type Answers, actionNamed } from '../../../resources/catalogue/actions';
import { formatDay } from '../../rules/days';

export type Html = ReturnType<typeof html>;

const receiptPath = (id: string) => callAddress(actionNamed('printOwnReceipt'), { params: { id } });

const card = (title: string, content: Html) =>
  html`<div class="page narrow"><h1>${title}</h1><section class="card pay-form">${content}</section></div>`;
const call = () =>
  html`<p class="reach-us">Need a hand? Call <a href="tel:${brand.contacts.phone}">${formatPhone(brand.contacts.phone)}</a>.</p>`;
const field = (label: string, name: string, type: string, required = true) =>
  html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" maxlength="120" ${required ? html`required` : ''}></div>`;

/** Confirms that the contact form's message has arrived. */
export const messageSent = ({ ticket }: Answers['sendPortalMessage']): Html =>
  card(
    FORM_ANSWERS.messageSent,
    html`<p>Its number is <b>${ticket.ticketNumber}</b>. A person reads it and answers you.</p>${call()}`,
  );

/** Says whether fibre has arrived. If not, shows the form for the waiting list. */
export function coverageAnswer(answer: Answers['checkCoverage']): Html {
  const { coverageCheck, coverageResponse, outcome, place: known } = answer;
  if (outcome !== 'RECOGNISED') return placeQuestion(answer);
  const title = coverageMessage(coverageResponse.status, 'fresh');
  const place = html`<p>${known ? `${known.name}, ${known.district}` : coverageCheck.location.commonName}</p>`;
  if (coverageResponse.status === COVERAGE_STATUS.ASBUILT)
    return card(
      title,
      html`${place}<p>You can have it installed. Choose a package and tell us where.</p>
<p><a class="button button-large" href="${PUBLIC_ROUTES.subscribe}">Choose a package</a></p>${call()}`,
    );
  const { expectedDate } = coverageResponse;
  const when = expectedDate ? html`<p>We expect to be done by ${formatDay(expectedDate)}.</p>` : '';
  return card(title, html`${place}${when}${interestForm(coverageCheck.id)}`);
}

const interestForm = (coverageCheckId: string): Html =>
  html`<form class="pay-form" method="post" action="${PUBLIC_ROUTES.home}">
<p><b>${FORM_ANSWERS.askToBeTold}</b> ${FORM_ANSWERS.whyAsk}</p>
<input type="hidden" name="coverageCheckId" value="${coverageCheckId}">
${field('First name', 'firstName', 'text')}${field('Last name', 'lastName', 'text')}
${field('Phone number', 'phoneNumber', 'tel')}${field('E-mail (optional)', 'emailAddress', 'email', false)}
<p class="soft small">${FIBRE_CONSENT.text}</p>
<button class="button button-large">Tell me when it arrives</button></form>`;

/** Offers the places that may be meant, one button each, or says that the place is unknown and asks for a phone number. */
function placeQuestion({ coverageCheck, outcome, place, suggestions }: Answers['checkCoverage']): Html {
  const unknown = 'We don’t know that place';
  const title = outcome === 'UNKNOWN' ? unknown : place ? `Which area of ${place.name}?` : 'Did you mean:';
  const choice = ({ name, district }: (typeof suggestions)[number]) =>
    html`<p><button class="button button-quiet" name="place" value="${name}, ${district}">${name}, ${district}</button></p>`;
  return card(
    title,
    html`<p>${coverageCheck.location.commonName}</p>
<form class="pay-form" method="post" action="${PUBLIC_ROUTES.home}">${suggestions.map(choice)}</form>
<form class="pay-form" method="post" action="${PUBLIC_ROUTES.home}">${field('Another place', 'place', 'text')}
<button class="button">Check coverage</button></form>${interestForm(coverageCheck.id)}${call()}`,
  );
}

/** Confirms a place on the waiting list. */
export const interestKept = (): Html =>
  card(
    FORM_ANSWERS.onTheList,
    html`<p>${FORM_ANSWERS.whatFollows}</p>
<p><a class="button button-quiet" href="${PUBLIC_ROUTES.home}">Back to the start</a></p>`,
  );

/** Shows the status of an order or a subscription, and what happens next. */
export const tracked = ({
  title,
  text,
  notices,
  number,
  productName,
  steps,
  receipts,
}: Answers['checkSubscriptionStatus']): Html =>
  card(
    title,
    html`<p>${text}</p>${notices.map((notice) => html`<p>${notice.text}</p>`)}
<p><b>${number}</b>, ${productName}</p>
<ol class="steps">${steps.map(({ name, state }) => html`<li>${STEP_TITLES[name]}: ${STEP_WORDS[state].toLowerCase()}</li>`)}</ol>
${receipts.map(({ paymentId, receiptNumber }) => html`<p><a href="${receiptPath(paymentId)}">Receipt ${receiptNumber} (PDF)</a></p>`)}
${call()}`,
  );

/** Says why nothing was done. Browsers keep the input on the previous page. */
export const refusedPage = (error: string, errors: readonly string[]): Html =>
  card(
    errors.length ? 'Please check what you typed' : 'We could not do this',
    html`${(errors.length ? errors : [error]).map((each) => html`<p class="field-error">${each}</p>`)}
<p>Go back with your browser: what you typed is still there.</p>${call()}`,
  );
