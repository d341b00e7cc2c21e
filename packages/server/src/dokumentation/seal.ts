/** What the room keeps sealed, as its descriptions say it: whole under the key of the Klient, what a practice writes under its own. */
import { anordnungDocument } from '@dreiklang/domain/dokumentation/anordnung.document'
import { fassungDocument } from '@dreiklang/domain/dokumentation/blatt.document'
import { folgeDocument } from '@dreiklang/domain/dokumentation/folge.document'
import { nachweisFassungDocument } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { mitgabeDocument } from '@dreiklang/domain/dokumentation/mitgabe.document'
import { zielRowDocument } from '@dreiklang/domain/dokumentation/zielbereich.document'
import type { Ports } from '../ports.ts'
import { createRowSeal } from '../tresor/rowSeal.ts'

const idOf = ({ id }: { id: string }) => id

/** Each state in its own place. */
export const createBlattSeal = (ports: Ports) =>
  createRowSeal(ports, {
    tabelle: 'besuchsblatt',
    fields: fassungDocument,
    idOf: ({ hausbesuchId, version }: { hausbesuchId: string; version: number }) => `${hausbesuchId}.${version}`,
  })

export const createAnordnungSeal = (ports: Ports) => createRowSeal(ports, { tabelle: 'anordnung', fields: anordnungDocument, idOf })
export const createFolgeSeal = (ports: Ports) => createRowSeal(ports, { tabelle: 'besuchsfolge', fields: folgeDocument, idOf })
export const createZielSeal = (ports: Ports) => createRowSeal(ports, { tabelle: 'zielbereich', fields: zielRowDocument, idOf })
export const createMitgabeSeal = (ports: Ports) =>
  createRowSeal(ports, {
    tabelle: 'besuch_mitgabe',
    fields: mitgabeDocument,
    idOf: ({ hausbesuchId }: { hausbesuchId: string }) => hausbesuchId,
  })
export const createNachweisSeal = (ports: Ports) =>
  createRowSeal(ports, {
    tabelle: 'leistungsnachweis',
    fields: nachweisFassungDocument,
    idOf: ({ klientId, monat, version }: { klientId: string; monat: string; version: number }) => `${klientId}.${monat}.${version}`,
  })
