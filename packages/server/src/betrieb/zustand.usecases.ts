/** System status in numbers, without anything about people. */
import type { Warteschlange, Zustand } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Jobs } from '../shared/room.ts'
import { type Lauf, ladeLaeufe, merkeLaeufe, messeDatenbank } from './betrieb.repository.ts'

/** What the rooms above count of their own. */
export interface ZustandQuellen {
  mails: (db: Queryable) => Promise<Warteschlange>
  pushs: (db: Queryable) => Promise<Warteschlange>
  protokoll: (db: Queryable) => Promise<Zustand['protokoll']>
  dateien: (db: Queryable) => Promise<Zustand['dateien']>
}

export function createZustand({ database, clock }: Pick<Ports, 'database' | 'clock'>, quellen: ZustandQuellen) {
  const db = imNamen(database, systemKontext)

  return {
    async lies(): Promise<Zustand> {
      const beginn = clock.now().getTime()
      const bytes = await messeDatenbank(db)
      const antwortMs = clock.now().getTime() - beginn
      return {
        datenbank: { antwortMs, bytes },
        mails: await quellen.mails(db),
        pushs: await quellen.pushs(db),
        uhr: await ladeLaeufe(db),
        protokoll: await quellen.protokoll(db),
        dateien: await quellen.dateien(db),
      }
    },

    /** The same tasks of the clock; a last one writes down when each of them ran and whether it succeeded. */
    mitLaeufen(aufgaben: Jobs): Jobs {
      const laeufe: Lauf[] = []
      const gezaehlt = Object.entries(aufgaben).map(([aufgabe, arbeite]) => [
        aufgabe,
        async () => {
          const lauf: Lauf = { aufgabe, am: clock.now().toISOString(), gelungen: false }
          laeufe.push(lauf)
          await arbeite()
          lauf.gelungen = true
        },
      ])
      return { ...Object.fromEntries(gezaehlt), laeufe: () => merkeLaeufe(db, laeufe) }
    },
  }
}
