/** What a person does with an entry that was answered. */
import { gleicheAb } from './abgleich.ts'
import { lager } from './lager.ts'
import { geaendert, personId } from './stand.ts'

/** Read, or thrown away. */
export async function vergiss(eintragId: string): Promise<void> {
  const person = personId()
  if (person === null) return
  await lager.aendere(person, (schlange) => schlange.filter(({ eintrag }) => eintrag.eintragId !== eintragId))
  await geaendert()
}

/** It was refused and not taken up: under the same number it may come again. */
export async function sendeNochmal(eintragId: string): Promise<void> {
  const person = personId()
  if (person === null) return
  await lager.aendere(person, (schlange) =>
    schlange.map((einer) => (einer.eintrag.eintragId === eintragId ? { ...einer, antwort: null } : einer)),
  )
  await geaendert()
  await gleicheAb()
}
