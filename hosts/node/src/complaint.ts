import { allErrors } from '@dreiklang/domain/errors'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { MigrationRefused } from '@dreiklang/server/database/migrate'
import { DatabaseUnavailable, StorageFull } from '@dreiklang/server/ports'
import { StartError, tellsOfFullDisk } from './startError.ts'

/** @param broken what to call an error that nobody expected */
export function complaintOf(error: unknown, broken = 'Dreiklang could not start'): string {
  const complaint = inWords(error, broken)
  if (!(error instanceof StorageFull) && !tellsOfFullDisk(complaint)) return complaint
  return `The disk is full: make room and try again, what was begun goes on. (${complaint})`
}

function inWords(error: unknown, broken: string): string {
  if (error instanceof StartError || error instanceof MigrationRefused) return oneLine(error.message)
  if (error instanceof Refusal)
    return oneLine([allErrors[error.code]?.en ?? error.code, ...error.felder.map(({ path, message }) => `${path}: ${message}`)].join(' '))
  if (error instanceof DatabaseUnavailable) return oneLine(`The database cannot be used: ${reasonOf(error.cause)}`)
  return oneLine(`${broken}: ${reasonOf(error)}`)
}

/** A name with several addresses fails with an AggregateError, whose own message is empty. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
