import { contentOf } from '@dreiklang/domain/organisation/abschnitte.contract'
import { isOpen, nextOeffnung, vertretungenOn } from '@dreiklang/domain/organisation/oeffnung'
import type { OrganisationProfil } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'

interface ClosedNow {
  /** By its own hours; null when it is open now, or has told none. `opens`: null when not within two weeks. */
  closed: { opens: { day: string; time: string } | null } | null
  /** Who stands in for it today, by its own word. */
  substitutes: { name: string; until: string | null }[]
}

/** What an organisation says of itself at this moment; nothing about who will read. */
export function readClosed({ abschnitte, praxen }: Pick<OrganisationProfil, 'abschnitte' | 'praxen'>, now: string): ClosedNow {
  const hours = contentOf(abschnitte, 'OEFFNUNG')
  const next = hours === null || isOpen(hours, now) ? null : nextOeffnung(hours, now)
  const entered = vertretungenOn(contentOf(abschnitte, 'VERTRETUNG')?.vertretungen ?? [], berlinDate(now))
  return {
    closed: hours === null || isOpen(hours, now) ? null : { opens: next === null ? null : { day: next.datum, time: next.uhrzeit } },
    substitutes: entered.flatMap(({ praxisId, bis }) => {
      const name = praxen[praxisId]
      return name === undefined ? [] : [{ name, until: bis }]
    }),
  }
}
