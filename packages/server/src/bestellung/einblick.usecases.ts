/** Read access from an order to parts of its Klient's record, for the practice or pharmacy involved. */
import type { EinblickAntwort } from '@dreiklang/domain/bestellung/einblick.contract'
import { einblickDurch, klientSicht } from '@dreiklang/domain/bestellung/sicht'
import { type KlientTeil, klientTeile, offeneTeile, verschlussVon } from '@dreiklang/domain/klient/einblick.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { type Akte, createAktenschrank } from '../klient/aktenschrank.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { ladeBestellung } from './bestellung.repository.ts'
import { personVon } from './person.ts'

/** The parts that lie sealed with the nursing service; what the order needs anyway is read with the order. */
const versiegelt: readonly KlientTeil[] = ['DIAGNOSEN', 'PFLEGE']

function diagnosenAus({ gesundheit }: Akte): EinblickAntwort['diagnosen'] {
  const { diagnosen, unvertraeglichkeiten, gewicht, groesse, kreatinin, schwanger, stillend } = gesundheit
  return { diagnosen, unvertraeglichkeiten, gewicht, groesse, kreatinin, schwanger, stillend }
}

function pflegeAus({ gesundheit, versicherung: { pflegegrad, pflegegradSeit } }: Akte): EinblickAntwort['pflege'] {
  const { risiken, notfallhinweis, patientenverfuegung, patientenverfuegungOrt, reanimation } = gesundheit
  return { pflegegrad, pflegegradSeit, risiken, notfallhinweis, patientenverfuegung, patientenverfuegungOrt, reanimation }
}

export function createEinblick(ports: Ports) {
  const schrank = createAktenschrank(ports)

  /** The order and its Klient for the caller; the read is logged in the chain of the organisation that keeps the record. */
  const schlageAuf = (akteur: Akteur, bestellungId: string, heute: string) =>
    ports.database.transaction(kontextVon(akteur), async (tx) => {
      const { organisationId } = personVon(akteur)
      const geladen = await ladeBestellung(tx, { bestellungId, organisationId, heute })
      const klient = geladen?.namen.klient ?? null
      if (geladen === null || klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const { bestellung } = geladen
      const wen = { objektArt: 'KLIENT', objektId: klient.id, klientId: klient.id, organisationId: bestellung.pflegedienstId } as const
      await protokolliere(tx, akteur, { aktion: 'bestellung.readKlient', art: 'LESEN', ...wen })
      return { bestellung, klient }
    })

  return {
    /** @throws nicht_gefunden for an order in which the caller's organisation does not take part, or that is for no Klient */
    async lies(akteur: Akteur, bestellungId: string): Promise<EinblickAntwort> {
      const heute = berlinDatum(ports.clock.now().toISOString())
      const { bestellung, klient } = await schlageAuf(akteur, bestellungId, heute)
      const einblick = einblickDurch(bestellung, { klient, person: personVon(akteur), heute })
      const offen = offeneTeile(einblick)
      const akte = versiegelt.some((teil) => offen.includes(teil))
        ? await schrank.oeffneImNamenDesHauses({ organisationId: bestellung.pflegedienstId, klientId: klient.id })
        : null
      return {
        klient: klientSicht(klient, offen),
        diagnosen: akte !== null && offen.includes('DIAGNOSEN') ? diagnosenAus(akte) : null,
        pflege: akte !== null && offen.includes('PFLEGE') ? pflegeAus(akte) : null,
        verschlossen: klientTeile.flatMap((teil) => {
          const grund = verschlussVon(teil, einblick) ?? (akte === null && versiegelt.includes(teil) ? 'GESPERRT' : null)
          return grund === null ? [] : [{ teil, grund }]
        }),
      }
    },
  }
}
