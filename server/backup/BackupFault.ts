/** What is wrong with a backup, in words that follow its name: "was altered". */
export class BackupFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupFault';
  }
}
