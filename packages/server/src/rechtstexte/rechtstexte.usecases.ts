import { type RechtstextArt, rechtstextArten } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { type RechtstextEntwurf, fill, luecken, vorlagen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import { rechtstexteErrors } from '@dreiklang/domain/rechtstexte/rechtstexte.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import type { DbContext, Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Idempotenz } from '../shared/route.ts'
import {
  type FassungWithText,
  type FassungRow,
  insertFassung,
  holdEntwurf,
  loadEntwurf,
  loadFassungen,
  loadTexts,
  writeEntwurf,
} from './rechtstexte.repository.ts'

export interface RechtstexteEreignisse {
  /** Inside the transaction of the publication: everyone with an account learns of it. */
  datenschutzChanged(tx: Queryable): Promise<void>
}

const jeder: DbContext = { organisationId: null, personId: null, system: false }

const kopf = ({ nr, gueltigAb, veroeffentlichtAm }: FassungRow) => ({ nr, gueltigAb, veroeffentlichtAm })
const ganz = (fassung: FassungWithText | undefined) => (fassung === undefined ? null : { ...kopf(fassung), de: fassung.de, en: fassung.en })

const valid = (fassungen: readonly FassungRow[], today: IsoDate) => fassungen.find(({ gueltigAb }) => gueltigAb <= today)

export function createRechtstexte(ports: Ports, ereignisse: RechtstexteEreignisse) {
  const now = () => ports.clock.now().toISOString()
  const today = () => berlinDate(now())

  const entry = (aktion: string, art: RechtstextArt) => ({ aktion, art: 'AENDERN' as const, objektArt: 'RECHTSTEXT', objektId: art })

  return {
    async read(art: RechtstextArt, nr: number | undefined) {
      const db = onBehalfOf(ports.database, jeder)
      const fassungen = await loadFassungen(db, art)
      const gefragt = nr ?? valid(fassungen, today())?.nr
      if (nr !== undefined && !fassungen.some((fassung) => fassung.nr === nr)) throw sharedErrors.refuse('nicht_gefunden')
      const texte = gefragt === undefined ? [] : await loadTexts(db, art, [gefragt, gefragt - 1])
      const mit = (nummer: number) => ganz(texte.find((fassung) => fassung.nr === nummer))
      return {
        fassung: gefragt === undefined ? null : mit(gefragt),
        vorherige: gefragt === undefined ? null : mit(gefragt - 1),
        fassungen: fassungen.map(kopf),
      }
    },

    async stand() {
      const fassungen = await loadFassungen(onBehalfOf(ports.database, jeder), null)
      const texte = rechtstextArten.map((art) => {
        const applies = valid(
          fassungen.filter((fassung) => fassung.art === art),
          today(),
        )
        return { art, nr: applies?.nr ?? null, gueltigAb: applies?.gueltigAb ?? null }
      })
      return { texte }
    },

    async readEntwurf(akteur: Akteur, art: RechtstextArt) {
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const [row, fassungen] = await Promise.all([loadEntwurf(db, art), loadFassungen(db, art)])
      const entwurf = row ?? { version: 0, angaben: {}, de: vorlagen[art].de, en: vorlagen[art].en }
      return { ...entwurf, luecken: orte(art, entwurf), fassungen: fassungen.map((fassung) => ({ ...kopf(fassung), von: fassung.von })) }
    },

    saveEntwurf(akteur: Akteur, art: RechtstextArt, { version, ...entwurf }: RechtstextEntwurf & { version: number }) {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const neu = await writeEntwurf(tx, { art, version, entwurf, am: now() })
        if (neu === null) throw rechtstexteErrors.refuse('rechtstexte.veraltet')
        await audit(tx, akteur, entry('rechtstexte.saveEntwurf', art))
        return { version: neu, luecken: orte(art, entwurf) }
      })
    },

    publish(
      { akteur, idempotenz }: { akteur: Akteur; idempotenz: Idempotenz | null },
      art: RechtstextArt,
      { version, gueltigAb }: { version: number; gueltigAb: IsoDate },
    ): Promise<JsonText<{ nr: number }>> {
      // In the name of the system, because everyone is told.
      return once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        const entwurf = await holdEntwurf(tx, art)
        if (entwurf?.version !== version) throw rechtstexteErrors.refuse('rechtstexte.veraltet')
        if (gueltigAb < today()) {
          const felder = [{ path: 'gueltigAb', code: 'zu_klein', message: 'zu_klein' }]
          throw rechtstexteErrors.refuse('rechtstexte.gueltig_ab_vergangen', { felder })
        }
        const felder = luecken(art, entwurf)
        if (felder.length > 0) throw rechtstexteErrors.refuse('rechtstexte.luecken', { felder })
        const { angaben } = entwurf
        const [de, en] = [fill(art, entwurf.de, angaben), fill(art, entwurf.en, angaben)]
        const nr = await insertFassung(tx, { art, de, en, gueltigAb, am: now(), von: akteur })
        await audit(tx, akteur, entry('rechtstexte.publish', art))
        if (art === 'DATENSCHUTZ') await ereignisse.datenschutzChanged(tx)
        return { nr }
      })
    },
  }
}

const orte = (art: RechtstextArt, entwurf: RechtstextEntwurf) => luecken(art, entwurf).map(({ path, code }) => ({ path, code }))
