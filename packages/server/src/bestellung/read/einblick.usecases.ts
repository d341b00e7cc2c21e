import type { EinblickAnswer } from '@dreiklang/domain/bestellung/einblick.contract'
import { einblickDurch, klientView } from '@dreiklang/domain/bestellung/view'
import { type KlientTeil, klientTeile, openTeile, verschlussOf } from '@dreiklang/domain/klient/einblick.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { type Akte, createAktenschrank } from '../../klient/aktenschrank.ts'
import type { Ports } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { contextOf } from '../../shared/context.ts'
import type { Language } from '../../shared/route.ts'
import { createKlientAbschriften } from '../klientAbschrift.ts'
import { createSeal } from '../seal.ts'
import { personOf } from '../who.ts'
import { loadBestellung } from './one.repository.ts'

/** The parts that lie sealed with the nursing service; what the order needs anyway is read with the order. */
const versiegelt: readonly KlientTeil[] = ['DIAGNOSEN', 'PFLEGE']

function diagnosenFrom({ gesundheit }: Akte): EinblickAnswer['diagnosen'] {
  const { diagnosen, unvertraeglichkeiten, gewicht, groesse, kreatinin, schwanger, stillend } = gesundheit
  return { diagnosen, unvertraeglichkeiten, gewicht, groesse, kreatinin, schwanger, stillend }
}

function pflegeFrom({ gesundheit, versicherung: { pflegegrad, pflegegradSeit } }: Akte): EinblickAnswer['pflege'] {
  const { risiken, notfallhinweis, patientenverfuegung, patientenverfuegungOrt, reanimation } = gesundheit
  return { pflegegrad, pflegegradSeit, risiken, notfallhinweis, patientenverfuegung, patientenverfuegungOrt, reanimation }
}

export function createEinblick(ports: Ports) {
  const schrank = createAktenschrank(ports)
  const { geoeffnet } = createSeal(ports)
  const abschriften = createKlientAbschriften(ports)

  /** The order and its Klient for the caller; the read is logged in the chain of the organisation that keeps the record. */
  const lookUp = (akteur: Akteur, bestellungId: string, heute: string) =>
    ports.database.transaction(contextOf(akteur), async (tx) => {
      const { organisationId } = personOf(akteur)
      const loaded = await loadBestellung(tx, { bestellungId, organisationId, heute })
      const klient = loaded?.namen.klient ?? null
      if (loaded === null || klient === null) throw sharedErrors.refuse('nicht_gefunden')
      const { bestellung } = loaded
      const wen = { objektArt: 'KLIENT', objektId: klient.id, klientId: klient.id, organisationId: bestellung.pflegedienstId } as const
      await audit(tx, akteur, { aktion: 'bestellung.readKlient', art: 'LESEN', ...wen })
      return loaded
    })

  return {
    /** @throws nicht_gefunden for an order in which the caller's organisation does not take part, or that is for no Klient */
    async readStore(akteur: Akteur, bestellungId: string, sprache: Language): Promise<EinblickAnswer> {
      const heute = berlinDate(ports.clock.now().toISOString())
      const { bestellung, namen, schluessel } = await abschriften.open(await lookUp(akteur, bestellungId, heute))
      const { klient } = namen
      if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
      const einblick = einblickDurch(bestellung, { klient, person: personOf(akteur), heute })
      const open = openTeile(einblick)
      const akte = versiegelt.some((part) => open.includes(part))
        ? await schrank.openOnBehalfOfHaus({ organisationId: bestellung.pflegedienstId, klientId: klient.id })
        : null
      const gezeigt = await geoeffnet(
        { klient: klientView(klient, { parts: open, seite: personOf(akteur).seite }) },
        { id: bestellungId, sprache, schluessel },
      )
      return {
        ...gezeigt,
        diagnosen: akte !== null && open.includes('DIAGNOSEN') ? diagnosenFrom(akte) : null,
        pflege: akte !== null && open.includes('PFLEGE') ? pflegeFrom(akte) : null,
        verschlossen: klientTeile.flatMap((teil) => {
          const grund = verschlussOf(teil, einblick) ?? (akte === null && versiegelt.includes(teil) ? 'GESPERRT' : null)
          return grund === null ? [] : [{ teil, grund }]
        }),
      }
    },
  }
}
