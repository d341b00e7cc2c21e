/** What looks through the files that people bring, wherever it runs. */
export type ScanResult = 'clean' | 'infected' | 'too-large'

/** Looks through what people bring. */
export interface VirusScan {
  /** @throws ScannerUnavailable */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanResult>
}

/** The scanner cannot be reached or answers nothing that it should: nothing is taken as long as that is so. */
export class ScannerUnavailable extends Error {
  constructor(cause: unknown) {
    super('The scanner for malware cannot be reached', { cause })
    this.name = 'ScannerUnavailable'
  }
}
