export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** In the words of the system, or of PostgreSQL, whose last write may fit by half. */
export const tellsOfFullDisk = (text: string): boolean => /no space left on device|wrote only \d+ of \d+ bytes/i.test(text)
