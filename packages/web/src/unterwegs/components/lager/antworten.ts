import { sameFrom } from './abgleich.ts'
import { lager } from './lager.ts'
import { notifyChanged, personId } from './stand.ts'

export async function forget(entryId: string): Promise<void> {
  const person = personId()
  if (person === null) return
  await lager.change(person, (schlange) => schlange.filter(({ eintrag }) => eintrag.eintragId !== entryId))
  await notifyChanged()
}

/** It was refused and not taken up: under the same number it may come again. */
export async function resend(entryId: string): Promise<void> {
  const person = personId()
  if (person === null) return
  await lager.change(person, (schlange) => schlange.map((one) => (one.eintrag.eintragId === entryId ? { ...one, antwort: null } : one)))
  await notifyChanged()
  await sameFrom()
}
