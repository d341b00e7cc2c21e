/**
 * Requests from the public form that somebody has assigned to one Klient, for what the Klient is told: for machines, and as rows of a paper. Who
 * asked is told as the source of it (Art. 15 Abs. 1 g DSGVO); how to reach somebody else is not the Klient's to know (Abs. 4).
 */
import { numberOf } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenContent } from '@dreiklang/domain/anliegen/anliegen.contract'
import { anliegenWords } from '@dreiklang/domain/anliegen/words'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { AuskunftSource } from '../klient/auskunftParts.ts'
import { germanDatum } from '../papier/deutsch.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { createTresor } from '../tresor/tresor.ts'
import { type AnliegenRow, loadAllOfKlient } from './anliegen.repository.ts'
import { openInhalte } from './content.ts'

function dataOf(
  { id, art, wer, status, mal, eingegangenAm, fotos, verlauf, zustaendigName, ...row }: AnliegenRow,
  content: AnliegenContent | null,
) {
  const { telefon, email, ...inhalt } = content ?? { telefon: null, email: null }
  return {
    nummer: numberOf(id),
    art,
    wer,
    status,
    mal,
    eingegangenAm,
    zustaendig: zustaendigName,
    bestellungId: row.bestellungId,
    hausbesuchId: row.hausbesuchId,
    inhalt: content === null ? null : { ...inhalt, ...(wer === 'KLIENT' && { telefon, email }) },
    fotos: fotos.map((foto) => `/api/anliegen/${id}/fotos/${foto}`),
    verlauf,
  }
}

function whatOf({ art, status }: AnliegenRow, content: AnliegenContent | null): string {
  const products = (content?.produkte ?? []).map(({ bezeichnung, menge }) => (menge === null ? bezeichnung : `${menge} × ${bezeichnung}`))
  const day = content?.wunschtag ?? null
  return [
    `${anliegenWords.art[art]} (${anliegenWords.status[status]})`,
    content === null ? 'Nicht mehr lesbar.' : content.text,
    products.join(', '),
    day && `gewünscht am ${germanDatum(day)}`,
    content?.apotheke && `Apotheke: ${content.apotheke}`,
  ]
    .filter((part) => part)
    .join('\n')
}

export function createAnliegenForAuskunft(ports: Ports): AuskunftSource {
  const tresor = createTresor(ports)
  return async (tx, akteur, { klientId }) => {
    const organisationId = ownOrganisation(akteur)
    const rows = await loadAllOfKlient(tx, organisationId, klientId)
    return async () => {
      const contents = await openInhalte(onBehalfOfPerson(ports.database, akteur), { tresor, organisationId }, rows)
      const all = rows.map((row, i) => ({ row, content: contents[i] ?? null }))
      return {
        daten: all.map(({ row, content }) => dataOf(row, content)),
        tabelle: {
          art: 'tabelle',
          kopf: ['Eingegangen', 'Wer', 'Was'],
          breiten: [20, 26, 54],
          zeilen: all.map(({ row, content }) => [
            `${numberOf(row.id)}\n${germanDatum(berlinDate(row.eingegangenAm))}`,
            [content?.name, anliegenWords.wer[row.wer]].filter((part) => part !== undefined).join('\n'),
            whatOf(row, content),
          ]),
        },
      }
    }
  }
}
