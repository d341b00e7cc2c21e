import type { Warteschlange, State } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Jobs } from '../shared/room.ts'
import { type Lauf, loadLaeufe, rememberLaeufe, measureDatabase } from './betrieb.repository.ts'

export interface StateSources {
  mails: (db: Queryable) => Promise<Warteschlange>
  pushs: (db: Queryable) => Promise<Warteschlange>
  protokoll: (db: Queryable) => Promise<State['protokoll']>
  dateien: (db: Queryable) => Promise<State['dateien']>
}

export function createState(
  { database, clock, meter, backups }: Pick<Ports, 'database' | 'clock' | 'meter' | 'backups'>,
  sources: StateSources,
) {
  const db = onBehalfOf(database, systemContext)

  return {
    async readStore(): Promise<State> {
      const beginn = clock.now().getTime()
      const bytes = await measureDatabase(db)
      const antwortMs = clock.now().getTime() - beginn
      return {
        datenbank: { antwortMs, bytes },
        mails: await sources.mails(db),
        pushs: await sources.pushs(db),
        uhr: await loadLaeufe(db),
        protokoll: await sources.protokoll(db),
        dateien: await sources.dateien(db),
        backup: backups === null ? null : await backups.state(),
      }
    },

    /** The same tasks of the clock; a last one writes down when each of them ran and whether it succeeded. */
    withLaeufen(aufgaben: Jobs): Jobs {
      const laeufe: Lauf[] = []
      const gezaehlt = Object.entries(aufgaben).map(([aufgabe, arbeite]) => [
        aufgabe,
        async () => {
          const start = clock.now()
          const lauf: Lauf = { aufgabe, am: start.toISOString(), gelungen: false }
          laeufe.push(lauf)
          try {
            await arbeite()
            lauf.gelungen = true
          } finally {
            meter?.ran({ job: aufgabe, failed: !lauf.gelungen, ms: clock.now().getTime() - start.getTime() })
          }
        },
      ])
      return { ...Object.fromEntries(gezaehlt), laeufe: () => rememberLaeufe(db, laeufe) }
    },
  }
}
