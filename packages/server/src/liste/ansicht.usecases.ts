/** Saved views of lists: everyone keeps their own, the managers those of the team. */
import { darfTeilen, hoechstensAnsichten } from '@dreiklang/domain/liste/ansicht'
import type { AnsichtAntwort, AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import { listeFehler } from '@dreiklang/domain/liste/liste.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import {
  type AnsichtRow,
  aendereAnsicht,
  halteAnsicht,
  ladeAnsichten,
  legeAnsichtAn,
  loescheAnsicht,
  setzeStandard,
  zaehleAnsichten,
} from './ansicht.repository.ts'

const antwort = ({ id, name, suche, gemeinsam, version }: AnsichtRow): AnsichtAntwort => ({ id, name, suche, gemeinsam, version })

function pruefeTeilen(akteur: Akteur, gemeinsam: boolean): void {
  if (gemeinsam && !darfTeilen(akteur.rolle)) throw listeFehler.ablehnen('liste.nur_leitung')
}

async function mitFreiemNamen<Ergebnis>(tue: () => Promise<Ergebnis>): Promise<Ergebnis> {
  try {
    return await tue()
  } catch (error) {
    if (error instanceof ConstraintViolation && error.constraint === 'ansicht_name') throw listeFehler.ablehnen('liste.name_vergeben')
    throw error
  }
}

/** Locks the view and checks that the actor may change it. @throws nicht_gefunden, liste.nur_leitung */
async function halteEigene(tx: Queryable, akteur: Akteur, ort: { liste: string; ansichtId: string }): Promise<AnsichtRow> {
  const ansicht = await halteAnsicht(tx, ort)
  if (ansicht === null) throw sharedFehler.ablehnen('nicht_gefunden')
  pruefeTeilen(akteur, ansicht.gemeinsam)
  return ansicht
}

export function createAnsichten(ports: Ports) {
  const schreibe = <Ergebnis>(akteur: Akteur, tue: (tx: Queryable) => Promise<Ergebnis>) =>
    ports.database.transaction(kontextVon(akteur), tue)

  return {
    async list(akteur: Akteur, liste: string) {
      const rows = await ladeAnsichten(imNamen(ports.database, kontextVon(akteur)), { liste, personId: akteur.personId })
      return {
        ansichten: rows.map(antwort),
        standardId: rows.find(({ standard }) => standard)?.id ?? null,
        darfTeilen: darfTeilen(akteur.rolle),
      }
    },

    async create(
      akteur: Akteur,
      angaben: { liste: string; name: string; suche: AnsichtSuche; gemeinsam: boolean },
    ): Promise<AnsichtAntwort> {
      const { gemeinsam, ...rest } = angaben
      pruefeTeilen(akteur, gemeinsam)
      const besitzer = { personId: gemeinsam ? null : akteur.personId, organisationId: akteur.organisationId }
      return mitFreiemNamen(() =>
        schreibe(akteur, async (tx) => {
          const anzahl = await zaehleAnsichten(tx, { liste: rest.liste, ...besitzer })
          if (anzahl >= hoechstensAnsichten) throw listeFehler.ablehnen('liste.zu_viele_ansichten')
          return antwort(await legeAnsichtAn(tx, { ...rest, ...besitzer, id: ports.newId(), am: ports.clock.now().toISOString() }))
        }),
      )
    },

    async update(
      akteur: Akteur,
      ort: { liste: string; ansichtId: string },
      { name, suche, version }: { name: string; suche: AnsichtSuche; version: number },
    ): Promise<AnsichtAntwort> {
      return mitFreiemNamen(() =>
        schreibe(akteur, async (tx) => {
          const bisher = await halteEigene(tx, akteur, ort)
          if (bisher.version !== version) throw listeFehler.ablehnen('liste.veraltet')
          return antwort(await aendereAnsicht(tx, { id: bisher.id, name, suche }))
        }),
      )
    },

    remove: (akteur: Akteur, ort: { liste: string; ansichtId: string }): Promise<void> =>
      schreibe(akteur, async (tx) => loescheAnsicht(tx, (await halteEigene(tx, akteur, ort)).id)),

    setStandard: (akteur: Akteur, { liste, ansichtId }: { liste: string; ansichtId: string | null }): Promise<void> =>
      schreibe(akteur, async (tx) => {
        if (ansichtId !== null && (await halteAnsicht(tx, { liste, ansichtId })) === null) throw sharedFehler.ablehnen('nicht_gefunden')
        await setzeStandard(tx, { personId: akteur.personId, liste, ansichtId })
      }),
  }
}
