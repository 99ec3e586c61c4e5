/**
 * The reason why the product does not start, in one line for the person who starts it. It is not a fault of the program, so no
 * stack is shown.
 */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}
