import { ReachUs } from '../layout/ReachUs';
import { TrackForm } from '../tracking/TrackForm';

/** Track by entering details. */
export default function TrackByDetailsPage() {
  return (
    <div className="page narrow">
      <h1>Track your order</h1>
      <p className="lead">See how far it is, who acts next, and pay for it where that is still to be done.</p>
      <TrackForm />
      <ReachUs />
    </div>
  );
}
