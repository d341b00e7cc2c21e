/** The accepted contract on processing by order as paper: the text as it was accepted, by whom and when. */
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { deutscheZeit, deutschesDatum } from '../papier/deutsch.ts'
import type { Block, Papier } from '../papier/bloecke.ts'
import { papierAntwort, schreibePapier } from '../papier/papier.ts'
import type { DbContext, Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { type FreigabeRow, ladeFreigabe } from './freigabe.repository.ts'
import { ladeEigene } from './organisation.repository.ts'
import { aenderungAn } from './protokoll.ts'

interface Vertrag {
  haus: string
  avv: NonNullable<FreigabeRow['avv']>
  am: string
}

const worte = {
  de: { fassung: 'Fassung', organisation: 'Organisation', durch: 'Angenommen von', am: 'Angenommen am' },
  en: { fassung: 'Version', organisation: 'Organisation', durch: 'Accepted by', am: 'Accepted on (Berlin time)' },
} as const

/** The first line of the accepted text names it. */
function vertragsPapier({ haus, avv, am }: Vertrag): Papier {
  const [titel = '', ...absaetze] = avv.text.split('\n').filter((zeile) => zeile.trim() !== '')
  const sprache = titel.startsWith('Contract') ? 'en' : 'de'
  const wort = worte[sprache]
  return {
    titel,
    haus,
    datum: deutschesDatum(berlinDatum(am)),
    am,
    sprache,
    bloecke: [
      {
        art: 'angaben',
        zeilen: [
          [wort.organisation, haus],
          [wort.fassung, avv.version],
          [wort.durch, avv.durch],
          [wort.am, deutscheZeit(new Date(avv.am).toISOString())],
        ],
      },
      ...absaetze.map((text): Block => ({ art: 'absatz', text })),
    ],
  }
}

export function createAvv(ports: Ports) {
  async function gib(akteur: Akteur, { organisationId, kontext, aktion }: { organisationId: string; kontext: DbContext; aktion: string }) {
    const am = ports.clock.now().toISOString()
    const vertrag = await ports.database.transaction(kontext, async (tx): Promise<Vertrag> => {
      const haus = await ladeEigene(tx, organisationId)
      const stand = await ladeFreigabe(tx, organisationId)
      if (haus === null || stand === null) throw sharedFehler.ablehnen('nicht_gefunden')
      if (stand.avv === null) throw organisationFehler.ablehnen('organisation.avv_fehlt')
      await protokolliere(tx, akteur, { ...aenderungAn(organisationId, { aktion }), art: 'AUSGEBEN' })
      return { haus: haus.name, avv: stand.avv, am }
    })
    return papierAntwort(await schreibePapier(vertragsPapier(vertrag), ports.fonts), `avv-${vertrag.avv.version}.pdf`)
  }

  return {
    /** @throws organisation.avv_fehlt before it was accepted */
    eigener: (akteur: Akteur): Promise<Response> =>
      gib(akteur, { organisationId: eigeneOrganisation(akteur), kontext: kontextVon(akteur), aktion: 'organisation.readAvv' }),

    /** For the platform, the other side of the contract. @throws as above */
    einesHauses: (akteur: Akteur, organisationId: string): Promise<Response> =>
      gib(akteur, { organisationId, kontext: systemKontext, aktion: 'organisation.readAvvOf' }),
  }
}
