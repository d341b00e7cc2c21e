import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Block, Papier } from '../papier/bloecke.ts'
import { germanTime, germanDatum } from '../papier/deutsch.ts'
import { papierAnswer, writePapier } from '../papier/papier.ts'
import type { DbContext, Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type FreigabeRow, loadFreigabe } from './freigabe.repository.ts'
import { loadOwn } from './organisation.repository.ts'
import { changeAn } from './protokoll.ts'

interface Vertrag {
  haus: string
  avv: NonNullable<FreigabeRow['avv']>
  am: string
}

const words = {
  de: { fassung: 'Fassung', organisation: 'Organisation', durch: 'Angenommen von', am: 'Angenommen am' },
  en: { fassung: 'Version', organisation: 'Organisation', durch: 'Accepted by', am: 'Accepted on (Berlin time)' },
} as const

function vertragsPapier({ haus, avv, am }: Vertrag): Papier {
  const [titel = '', ...absaetze] = avv.text.split('\n').filter((row) => row.trim() !== '')
  const sprache = titel.startsWith('Contract') ? 'en' : 'de'
  const word = words[sprache]
  return {
    titel,
    haus,
    datum: germanDatum(berlinDate(am)),
    am,
    sprache,
    bloecke: [
      {
        art: 'angaben',
        zeilen: [
          [word.organisation, haus],
          [word.fassung, avv.version],
          [word.durch, avv.durch],
          [word.am, germanTime(new Date(avv.am).toISOString())],
        ],
      },
      ...absaetze.map((text): Block => ({ art: 'absatz', text })),
    ],
  }
}

export function createAvv(ports: Ports) {
  async function give(akteur: Akteur, { organisationId, context, aktion }: { organisationId: string; context: DbContext; aktion: string }) {
    const am = ports.clock.now().toISOString()
    const vertrag = await ports.database.transaction(context, async (tx): Promise<Vertrag> => {
      const haus = await loadOwn(tx, organisationId)
      const stand = await loadFreigabe(tx, organisationId)
      if (haus === null || stand === null) throw sharedErrors.refuse('nicht_gefunden')
      if (stand.avv === null) throw organisationErrors.refuse('organisation.avv_fehlt')
      await audit(tx, akteur, { ...changeAn(organisationId, { aktion }), art: 'AUSGEBEN' })
      return { haus: haus.name, avv: stand.avv, am }
    })
    return papierAnswer(await writePapier(vertragsPapier(vertrag), ports.fonts), `avv-${vertrag.avv.version}.pdf`)
  }

  return {
    /** @throws organisation.avv_fehlt before it was accepted */
    eigener: (akteur: Akteur): Promise<Response> =>
      give(akteur, { organisationId: ownOrganisation(akteur), context: contextOf(akteur), aktion: 'organisation.readAvv' }),

    /** For the platform, the other side of the contract. @throws as above */
    einesHauses: (akteur: Akteur, organisationId: string): Promise<Response> =>
      give(akteur, { organisationId, context: systemContext, aktion: 'organisation.readAvvOf' }),
  }
}
