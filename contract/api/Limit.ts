/** A rate limit: the maximum number of calls within a time window. Further calls get status 429 before any work is done. */
export interface Limit {
  /**
   * The subject of the count: the calling address, the calling browser (`visitor`), the signed-in user or API key (`caller`), the
   * subject of the call (`subject`), the subject per address, or a browser in which the subject has signed in before (`device`).
   * A `device` has a separate count, so that strangers cannot lock out its users. A `visitor` is counted by the number that we
   * gave its browser, and its address allows `CROWD` times as many calls, since a mobile carrier puts thousands of customers
   * behind one address. Browsers without a number share the count of their address.
   */
  by: 'address' | 'visitor' | 'caller' | 'subject' | 'subject and address' | 'device';
  /** The fields of the body or query that name the subject. All subjects of one call share a count from then on. */
  of?: readonly string[];
  most: number;
  /** The length of the window, from the first counted call. */
  minutes: number;
  /**
   * `true` counts only calls refused as invalid (4xx), which may be guesses; a field name counts only refusals of this field.
   * Every call is counted before it is tried.
   */
  failures?: true | string;
  /** The noun in the message of the refusal; `attempts` by default. */
  what?: string;
}
