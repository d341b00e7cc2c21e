/** What happens around a Klient over time: consents, choice of pharmacy, absences, documents. The table of contents. */
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import type { Abwesenheiten } from './abwesenheit.usecases.ts'
import { createApothekenwahlen } from './apothekenwahl.usecases.ts'
import { createDokumente } from './dokument.usecases.ts'
import { createEinwilligungen } from './einwilligung.usecases.ts'
import type { VerlaufEreignisse } from './geschehen.ts'
import { createVerlauf } from './verlauf.usecases.ts'

/** @param ereignisse who above acts on what is said here */
export function verlaufRoutes(
  ports: Ports,
  { ereignisse, abwesenheiten }: { ereignisse: VerlaufEreignisse; abwesenheiten: Abwesenheiten },
): Route[] {
  const einwilligungen = createEinwilligungen(ports, ereignisse)
  const wahlen = createApothekenwahlen(ports)
  const dokumente = createDokumente(ports)

  return [
    geschuetzt(einwilligungContract.listEinwilligungen, einwilligungen.liste),
    geschuetztEinmal(einwilligungContract.addEinwilligung, einwilligungen.erteile),
    geschuetztEinmal(einwilligungContract.withdrawEinwilligung, einwilligungen.widerrufe),
    geschuetzt(apothekenwahlContract.listApothekenwahlen, wahlen.liste),
    geschuetztEinmal(apothekenwahlContract.chooseApotheke, wahlen.waehle),
    geschuetztEinmal(apothekenwahlContract.endApothekenwahl, wahlen.beende),
    geschuetzt(abwesenheitContract.listAbwesenheiten, abwesenheiten.liste),
    geschuetztEinmal(abwesenheitContract.beginAbwesenheit, abwesenheiten.beginne),
    geschuetztEinmal(abwesenheitContract.changeAbwesenheit, abwesenheiten.aendere),
    geschuetztEinmal(abwesenheitContract.cancelAbwesenheit, abwesenheiten.sageAb),
    geschuetztEinmal(abwesenheitContract.endAbwesenheit, abwesenheiten.beende),
    geschuetzt(abwesenheitContract.tickAufgabe, abwesenheiten.hake),
    geschuetzt(dokumentContract.listDokumente, dokumente.liste),
    geschuetztEinmal(dokumentContract.addDokument, dokumente.lege),
    geschuetzt(dokumentContract.readDokument, dokumente.lies),
    geschuetztEinmal(dokumentContract.removeDokument, dokumente.loesche),
    geschuetzt(verlaufContract.listVerlauf, createVerlauf(ports).liste),
  ]
}
