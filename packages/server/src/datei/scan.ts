/** What people bring is looked through for malware where a scanner is set up; without its word nothing is taken. */
import { dateiErrors } from '@dreiklang/domain/datei/datei.errors'
import type { Ports } from '../ports.ts'
import { type ScanResult, ScannerUnavailable } from '../shared/virusScan.ts'

async function* pieceByPiece(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* bytes
}

/** @throws datei.schadsoftware, datei.zu_gross_zum_pruefen, datei.pruefung_weg */
export async function checkForMalware(
  { virusScan }: Pick<Ports, 'virusScan'>,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  if (virusScan === null) return
  const result: ScanResult = await virusScan.scan(pieceByPiece(bytes)).catch((error: unknown) => {
    throw error instanceof ScannerUnavailable ? dateiErrors.refuse('datei.pruefung_weg') : error
  })
  if (result === 'infected') throw dateiErrors.refuse('datei.schadsoftware')
  if (result === 'too-large') throw dateiErrors.refuse('datei.zu_gross_zum_pruefen')
}
