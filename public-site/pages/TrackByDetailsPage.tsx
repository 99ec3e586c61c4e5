import { ReachUs } from '../layout/ReachUs';
import { TrackForm } from '../tracking/TrackForm';

/** The page for tracking an order by its number and phone number. */
export default function TrackByDetailsPage() {
  return (
    <div className="page narrow">
      <h1>Track your order</h1>
      <p className="lead">See the progress of your order, and pay if you haven’t yet.</p>
      <TrackForm />
      <ReachUs />
    </div>
  );
}
