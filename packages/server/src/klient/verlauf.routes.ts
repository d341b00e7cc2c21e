import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn } from '../shared/route.ts'
import type { Abwesenheiten } from './abwesenheit.usecases.ts'
import { createApothekenwahlen } from './apothekenwahl.usecases.ts'
import { createDokumente } from './dokument.usecases.ts'
import { createEinwilligungen } from './einwilligung.usecases.ts'
import type { VerlaufEreignisse } from './geschehen.ts'
import { createVerlauf } from './verlauf.usecases.ts'

export function verlaufRoutes(
  ports: Ports,
  { ereignisse, abwesenheiten }: { ereignisse: VerlaufEreignisse; abwesenheiten: Abwesenheiten },
): Route[] {
  const einwilligungen = createEinwilligungen(ports, ereignisse)
  const wahlen = createApothekenwahlen(ports)
  const dokumente = createDokumente(ports)

  return [
    signedIn(einwilligungContract.listEinwilligungen, einwilligungen.liste),
    signedInOnce(einwilligungContract.addEinwilligung, einwilligungen.grant),
    signedInOnce(einwilligungContract.withdrawEinwilligung, einwilligungen.revoke),
    signedIn(apothekenwahlContract.listApothekenwahlen, wahlen.liste),
    signedInOnce(apothekenwahlContract.chooseApotheke, wahlen.waehle),
    signedInOnce(apothekenwahlContract.endApothekenwahl, wahlen.end),
    signedIn(abwesenheitContract.listAbwesenheiten, abwesenheiten.liste),
    signedInOnce(abwesenheitContract.beginAbwesenheit, abwesenheiten.beginne),
    signedInOnce(abwesenheitContract.changeAbwesenheit, abwesenheiten.change),
    signedInOnce(abwesenheitContract.cancelAbwesenheit, abwesenheiten.cancel),
    signedInOnce(abwesenheitContract.endAbwesenheit, abwesenheiten.end),
    signedIn(abwesenheitContract.tickAufgabe, abwesenheiten.hake),
    signedIn(dokumentContract.listDokumente, dokumente.liste),
    signedInOnce(dokumentContract.addDokument, dokumente.lege),
    signedIn(dokumentContract.readDokument, dokumente.readStore),
    signedInOnce(dokumentContract.removeDokument, dokumente.delete),
    signedIn(verlaufContract.listVerlauf, createVerlauf(ports).liste),
  ]
}
