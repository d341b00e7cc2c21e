/** Legal texts: everyone reads what holds today, the operator writes a draft and publishes it when it has no gaps. */
import { rechtstexteFehler } from '@dreiklang/domain/rechtstexte/rechtstexte.errors'
import { type RechtstextEntwurf, fuelle, luecken, vorlagen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import { type RechtstextArt, rechtstextArten } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { type Datum, berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { DbContext, Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import {
  type FassungMitText,
  type FassungRow,
  fuegeFassungEin,
  halteEntwurf,
  ladeEntwurf,
  ladeFassungen,
  ladeTexte,
  schreibeEntwurf,
} from './rechtstexte.repository.ts'

export interface RechtstexteEreignisse {
  /** Inside the transaction of the publication: everyone with an account learns of it. */
  datenschutzGeaendert(tx: Queryable): Promise<void>
}

/** Everyone, also without an account. */
const jeder: DbContext = { organisationId: null, personId: null, system: false }

const kopf = ({ nr, gueltigAb, veroeffentlichtAm }: FassungRow) => ({ nr, gueltigAb, veroeffentlichtAm })
const ganz = (fassung: FassungMitText | undefined) => (fassung === undefined ? null : { ...kopf(fassung), de: fassung.de, en: fassung.en })

/** Of the versions, newest first, the one that holds on a day. */
const geltende = (fassungen: readonly FassungRow[], heute: Datum) => fassungen.find(({ gueltigAb }) => gueltigAb <= heute)

export function createRechtstexte(ports: Ports, ereignisse: RechtstexteEreignisse) {
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())

  const eintrag = (aktion: string, art: RechtstextArt) => ({ aktion, art: 'AENDERN' as const, objektArt: 'RECHTSTEXT', objektId: art })

  return {
    async read(art: RechtstextArt, nr: number | undefined) {
      const db = imNamen(ports.database, jeder)
      const fassungen = await ladeFassungen(db, art)
      const gefragt = nr ?? geltende(fassungen, heute())?.nr
      if (nr !== undefined && !fassungen.some((fassung) => fassung.nr === nr)) throw sharedFehler.ablehnen('nicht_gefunden')
      const texte = gefragt === undefined ? [] : await ladeTexte(db, art, [gefragt, gefragt - 1])
      const mit = (nummer: number) => ganz(texte.find((fassung) => fassung.nr === nummer))
      return {
        fassung: gefragt === undefined ? null : mit(gefragt),
        vorherige: gefragt === undefined ? null : mit(gefragt - 1),
        fassungen: fassungen.map(kopf),
      }
    },

    async stand() {
      const fassungen = await ladeFassungen(imNamen(ports.database, jeder), null)
      const texte = rechtstextArten.map((art) => {
        const gilt = geltende(
          fassungen.filter((fassung) => fassung.art === art),
          heute(),
        )
        return { art, nr: gilt?.nr ?? null, gueltigAb: gilt?.gueltigAb ?? null }
      })
      return { texte }
    },

    async readEntwurf(akteur: Akteur, art: RechtstextArt) {
      const db = imNamen(ports.database, kontextVon(akteur))
      const [row, fassungen] = await Promise.all([ladeEntwurf(db, art), ladeFassungen(db, art)])
      const entwurf = row ?? { version: 0, angaben: {}, de: vorlagen[art].de, en: vorlagen[art].en }
      return { ...entwurf, luecken: orte(art, entwurf), fassungen: fassungen.map((fassung) => ({ ...kopf(fassung), von: fassung.von })) }
    },

    saveEntwurf(akteur: Akteur, art: RechtstextArt, { version, ...entwurf }: RechtstextEntwurf & { version: number }) {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const neu = await schreibeEntwurf(tx, { art, version, entwurf, am: jetzt() })
        if (neu === null) throw rechtstexteFehler.ablehnen('rechtstexte.veraltet')
        await protokolliere(tx, akteur, eintrag('rechtstexte.saveEntwurf', art))
        return { version: neu, luecken: orte(art, entwurf) }
      })
    },

    publish(
      { akteur, idempotenz }: { akteur: Akteur; idempotenz: Idempotenz | null },
      art: RechtstextArt,
      { version, gueltigAb }: { version: number; gueltigAb: Datum },
    ): Promise<JsonText<{ nr: number }>> {
      // In the name of the system, because everyone is told.
      return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const entwurf = await halteEntwurf(tx, art)
        if (entwurf?.version !== version) throw rechtstexteFehler.ablehnen('rechtstexte.veraltet')
        if (gueltigAb < heute()) {
          const felder = [{ path: 'gueltigAb', code: 'zu_klein', message: 'zu_klein' }]
          throw rechtstexteFehler.ablehnen('rechtstexte.gueltig_ab_vergangen', { felder })
        }
        const felder = luecken(art, entwurf)
        if (felder.length > 0) throw rechtstexteFehler.ablehnen('rechtstexte.luecken', { felder })
        const { angaben } = entwurf
        const [de, en] = [fuelle(art, entwurf.de, angaben), fuelle(art, entwurf.en, angaben)]
        const nr = await fuegeFassungEin(tx, { art, de, en, gueltigAb, am: jetzt(), von: akteur })
        await protokolliere(tx, akteur, eintrag('rechtstexte.publish', art))
        if (art === 'DATENSCHUTZ') await ereignisse.datenschutzGeaendert(tx)
        return { nr }
      })
    },
  }
}

const orte = (art: RechtstextArt, entwurf: RechtstextEntwurf) => luecken(art, entwurf).map(({ path, code }) => ({ path, code }))
