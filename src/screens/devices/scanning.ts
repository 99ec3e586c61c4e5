/** The part of the Barcode Detection API that is used; TypeScript does not know it yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

type Detectors = { BarcodeDetector?: new (options: { formats: readonly string[] }) => BarcodeDetector };

/** The kinds of bar codes on the labels of ONUs. */
const FORMATS = ['code_128', 'code_39', 'data_matrix', 'qr_code'];

const detectors = () => (window as Detectors).BarcodeDetector;

/** Returns whether the browser can read bar codes with a camera. */
export const canScan = (): boolean => Boolean(detectors() && navigator.mediaDevices?.getUserMedia);

/** Returns a function that reads the texts of the bar codes in a picture of a camera. */
export function createReader(): (video: HTMLVideoElement) => Promise<string[]> {
  const Detector = detectors();
  if (!Detector) throw new Error('This browser reads no bar codes.');
  const detector = new Detector({ formats: FORMATS });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}
