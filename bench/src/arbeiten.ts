/** Each connection has its own person and, for changes, its own order. */
import { createHash, randomUUID } from 'node:crypto'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { anlegen } from '@dreiklang/domain/bestellung/entwurf.decider'
import { insertValues, saveValues } from '@dreiklang/server/bestellung/bestellung.repository'
import { viewTrail, stepTrail } from '@dreiklang/server/bestellung/who'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { decide, after } from '@dreiklang/domain/bestellung/bestellung.decider'
import { keineRechte } from '@dreiklang/domain/shared/rechte'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { kennung, passwort } from './daten.ts'
import type { Anfrage, Connection } from './last.ts'
import { entwurf } from './vorlage.ts'

export type Arbeit = 'liste' | 'lesen' | 'anlegen' | 'aendern' | 'anmelden'
export const arbeiten: readonly Arbeit[] = ['liste', 'lesen', 'anlegen', 'aendern', 'anmelden']

export interface BareRequest {
  art: Arbeit
  werte: Readonly<Record<string, unknown>>
}

/** Which person works on a connection: pharmacies read, nursing services write. Orders 5k+2 lie with the pharmacy, 5k+1 are prescribed. */
export const personOf = (arbeit: Arbeit, nr: number): number =>
  arbeit === 'liste' || arbeit === 'lesen' ? 3001 + (nr % 8) : 1001 + (nr % 16)

const asJson = (value: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) })

export function own(
  arbeit: Arbeit,
  { token, email, bestellungen }: { token: string; email: string; bestellungen: readonly string[] },
): Connection {
  const auth = { authorization: `Bearer ${token}` }
  let nr = 0
  switch (arbeit) {
    case 'liste':
      return { naechste: () => ({ method: 'GET', path: `${bestellungContract.list.path}?status=BEI_APOTHEKE&limit=25`, headers: auth }) }
    case 'lesen':
      return {
        naechste: () => ({ method: 'GET', path: `/api/bestellungen/${bestellungen[(nr += 1) % bestellungen.length]}`, headers: auth }),
      }
    case 'anlegen': {
      const body = asJson(entwurf(kennung(5, Number(bestellungen[0])), { praxisId: kennung(2, 1), apothekeId: kennung(3, 1) }))
      return {
        naechste: () => ({
          method: 'POST',
          path: '/api/bestellungen',
          ...body,
          headers: { ...body.headers, ...auth, 'idempotency-key': randomUUID() },
        }),
      }
    }
    case 'aendern': {
      const stand = { id: bestellungen[0] ?? '', version: Number(bestellungen[2]), position: bestellungen[1] ?? '' }
      return {
        naechste: () => {
          const ort = stand.version % 2 === 0 ? 'PAPIER_PRAXIS' : 'PAPIER_PFLEGE'
          const body = asJson({ version: stand.version, positionIds: [stand.position], ort })
          const path = handlungContract.rezeptOrtMelden.path.replace(':bestellungId', stand.id)
          return { method: 'POST', path, ...body, headers: { ...body.headers, ...auth, 'idempotency-key': randomUUID() } }
        },
        nachher: (text) => {
          stand.version = (JSON.parse(text) as { version: number }).version
        },
      }
    }
    case 'anmelden':
      return { naechste: () => ({ method: 'POST', path: '/api/auth/signin', ...asJson({ email, password: passwort }) }) }
  }
}

const hash = () => createHash('sha256').update(randomUUID()).digest('hex')

export function bare(
  arbeit: Arbeit,
  { nr, email, bestellungen, stand }: { nr: number; email: string; bestellungen: readonly string[]; stand: Bestellung | null },
): Connection {
  const person = personOf(arbeit, nr)
  const organisationId = kennung(Math.floor(person / 1000), person % 1000)
  const urheber = { seite: 'PFLEGE', organisationId, personId: kennung(4, person), name: 'Person' }
  const akteur: Akteur = {
    ...urheber,
    sitzungId: kennung(6, person),
    rolle: 'ROLE_PFLEGER',
    ...keineRechte,
  }
  const get = (request: BareRequest): Anfrage => ({ method: 'GET', path: `/?${encodeURIComponent(JSON.stringify(request))}`, headers: {} })
  const post = (request: BareRequest): Anfrage => ({ method: 'POST', path: '/', ...asJson(request) })
  let i = 0
  switch (arbeit) {
    case 'liste':
      return { naechste: () => get({ art: 'liste', werte: { organisationId } }) }
    case 'lesen':
      return {
        naechste: () => {
          const id = bestellungen[(i += 1) % bestellungen.length] ?? ''
          return get({
            art: 'lesen',
            werte: {
              bestellungId: id,
              organisationId,
              spur: viewTrail(akteur, 'bestellung.read', id),
              heute: berlinDate(new Date().toISOString()),
            },
          })
        },
      }
    case 'anlegen': {
      const vorlage = entwurf(kennung(5, Number(bestellungen[0])), { praxisId: kennung(2, 1), apothekeId: kennung(3, 1) })
      return {
        naechste: () => {
          const { bestellung, ereignisse } = anlegen(vorlage, {
            pflegedienstId: organisationId,
            personId: urheber.personId,
            nummer: `bare-${nr}-${(i += 1)}-${Date.now()}`,
            quelle: 'MANUELL',
            vorgaengerId: null,
            werkzeug: { now: new Date().toISOString(), neueId: randomUUID },
          })
          const values = insertValues({
            bestellung,
            ereignisse,
            urheber,
            idempotenz: { schluessel: randomUUID(), anfrageHash: new Uint8Array(), antwort: '{}' },
            spur: stepTrail(akteur, { aktion: 'bestellung.create', bestellung }),
          })
          return post({ art: 'anlegen', werte: { ...values, anfrageHash: hash() } })
        },
      }
    }
    case 'aendern': {
      if (stand === null) throw new Error('A change needs an order')
      let alt = stand
      return {
        naechste: () => {
          const ort = alt.version % 2 === 0 ? 'PAPIER_PRAXIS' : 'PAPIER_PFLEGE'
          const handelnder = { ...urheber, seite: 'PFLEGE' as const, ...keineRechte }
          const auftrag = {
            handlung: 'rezeptOrtMelden' as const,
            angaben: { version: alt.version, positionIds: [alt.positionen[0]?.id ?? ''], ort: ort as 'PAPIER_PRAXIS' },
          }
          const now = new Date().toISOString()
          const ereignisse = decide(alt, auftrag, {
            now,
            heute: now.slice(0, 10),
            handelnder,
            klient: null,
            fruehere: [],
            ziel: null,
            bundesland: null,
            laender: null,
            kontrolle: null,
            versorgung: null,
            direktErlaubt: false,
            neueId: randomUUID,
            newCode: () => '000000',
          })
          const neu = after(alt, ereignisse)
          const values = saveValues({
            alt,
            neu,
            ereignisse,
            urheber,
            am: now,
            idempotenz: { schluessel: randomUUID(), anfrageHash: new Uint8Array(), antwort: '{}' },
            abschrift: null,
            klientAbschrift: null,
            spur: stepTrail(akteur, { aktion: 'bestellung.rezeptOrtMelden', bestellung: neu, ereignisse }),
          })
          alt = neu
          return post({ art: 'aendern', werte: { ...values, anfrageHash: hash() } })
        },
      }
    }
    case 'anmelden':
      return { naechste: () => post({ art: 'anmelden', werte: { email, passwort } }) }
  }
}
