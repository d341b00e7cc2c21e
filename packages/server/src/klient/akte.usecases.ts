/** The record of an own Klient: read as a whole, saved section by section. Every reading and every change is logged. */
import type { AkteAntwort, akteContract } from '@dreiklang/domain/klient/akte.contract'
import { type BereichAngaben, fristenVon, geaenderteFelder, letztesHkpEnde, pruefeBereich } from '@dreiklang/domain/klient/akte.decider'
import { bearbeitbareBereiche } from '@dreiklang/domain/klient/akte.policy'
import type { Bereich } from '@dreiklang/domain/klient/akte'
import { heisstAnders } from '@dreiklang/domain/klient/klient.decider'
import { klientFehler } from '@dreiklang/domain/klient/klient.errors'
import type { klientenListeContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Anfrage, Gerufen } from '../shared/route.ts'
import { danebenVon, istVersiegelt, merkeHkpEnde, schreibeBereich } from './akte.repository.ts'
import { type Akte, createAktenschrank } from './aktenschrank.ts'
import { halteKlient } from './halten.ts'
import { type KlientEreignisse, mitEigenerKvnr, pruefePraxis } from './klient.usecases.ts'

interface Speichern<B extends Bereich> {
  klientId: string
  bereich: B
  /** The version that the person has seen. */
  gesehen: number
  /** Id of the call, for the log. */
  aktion: string
  neu: (aktuell: Akte[B]) => BereichAngaben<B>
}

type Aendern<B extends Bereich> = Anfrage<{ klientId: string }, unknown, BereichAngaben<B> & { version: number }> & { akteur: Akteur }

export function createAkten(ports: Ports, ereignisse: KlientEreignisse) {
  const schrank = createAktenschrank(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())

  /** @throws nicht_gefunden, Vernichtet */
  async function lade(db: Queryable, akteur: Akteur, klientId: string): Promise<Akte> {
    const akte = await schrank.oeffne(db, { organisationId: eigeneOrganisation(akteur), klientId })
    if (akte === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return akte
  }

  async function schreibe<B extends Bereich>(
    tx: Queryable,
    akteur: Akteur,
    was: { klientId: string; bereich: B; angaben: BereichAngaben<B>; version: number },
  ) {
    const { klientId, bereich, angaben, version } = was
    const eigene = eigeneOrganisation(akteur)
    const text = JSON.stringify(danebenVon(bereich, angaben))
    const daneben = istVersiegelt(bereich) ? await schrank.versiegle(tx, { organisationId: eigene, klientId }, { bereich, text }) : text
    await mitEigenerKvnr(() => schreibeBereich(tx, eigene, { klientId, bereich, angaben, daneben, version, am: jetzt() }))
    if ('verordnungen' in angaben) await merkeHkpEnde(tx, eigene, { klientId, bis: letztesHkpEnde(angaben) })
  }

  /** Two people in different sections do not meet; the later one in the same section is told what stands there now. */
  async function speichere<B extends Bereich>(
    tx: Queryable,
    akteur: Akteur,
    { klientId, bereich, gesehen, aktion, neu }: Speichern<B>,
  ): Promise<{ version: number }> {
    const alt = await halteKlient(tx, akteur, klientId)
    const aktuell = (await lade(tx, akteur, klientId))[bereich]
    if (aktuell.version !== gesehen) throw klientFehler.ablehnen('klient.veraltet', { angaben: { aktuell } })
    const angaben = neu(aktuell)
    pruefeBereich(bereich, angaben, heute())
    if ('hausarztId' in angaben) {
      await pruefePraxis(tx, angaben.hausarztId, 'hausarztId')
      for (const [i, { praxisId }] of angaben.fachaerzte.entries()) await pruefePraxis(tx, praxisId, `fachaerzte.${i}.praxisId`)
    }
    const felder = geaenderteFelder(aktuell, angaben)
    if (felder.length === 0) return { version: gesehen }
    const version = gesehen + 1
    await schreibe(tx, akteur, { klientId, bereich, angaben, version })
    if ('nachname' in angaben && heisstAnders(alt, angaben)) await ereignisse.klientGeaendert(tx, klientId)
    await protokolliere(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId, felder })
    return { version }
  }

  return {
    async lies({ akteur, params: { klientId }, query }: Gerufen<typeof akteContract.read>): Promise<AkteAntwort> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const akte = await lade(tx, akteur, klientId)
        const art = query.zweck === 'drucken' ? 'AUSGEBEN' : 'LESEN'
        await protokolliere(tx, akteur, { aktion: 'klient.readAkte', art, objektArt: 'KLIENT', objektId: klientId, klientId })
        return { id: klientId, ...akte, fristen: fristenVon(akte, heute()), bearbeitbar: bearbeitbareBereiche(akteur.rolle) }
      })
    },

    aendere:
      <B extends Bereich>(bereich: B) =>
      async ({ akteur, params: { klientId }, body, idempotenz }: Aendern<B>): Promise<JsonText<{ version: number }>> => {
        const { version: gesehen, ...angaben } = body
        const aktion = `klient.update${bereich.charAt(0).toUpperCase()}${bereich.slice(1)}`
        return einmal(ports, { akteur, idempotenz }, (tx) =>
          speichere(tx, akteur, { klientId, bereich, gesehen, aktion, neu: () => angaben as unknown as BereichAngaben<B> }),
        )
      },

    async setzeStatus({ akteur, params: { klientId }, body, idempotenz }: Gerufen<typeof klientenListeContract.setStatus>) {
      const { status, version: gesehen } = body
      return einmal(ports, { akteur, idempotenz }, (tx) =>
        speichere(tx, akteur, {
          klientId,
          bereich: 'person',
          gesehen,
          aktion: 'klient.setStatus',
          neu: ({ version: _version, ...person }) => ({ ...person, status }),
        }),
      )
    },
  }
}
