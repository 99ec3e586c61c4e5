/** A fault of a backup. Its message continues a sentence that begins with the backup's name: "was altered". */
export class BackupFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupFault';
  }
}
