/** Klienten: record, life, erasure, and the copy of all that is kept about one of them (Art. 15 DSGVO). */
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { wandelContract } from '@dreiklang/domain/klient/wandel.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { inOrganisation } from '../shared/room.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createAkten } from './akte.usecases.ts'
import { createAbwesenheiten } from './abwesenheit.usecases.ts'
import type { AuskunftAbove } from './auskunftParts.ts'
import { createAuskunft } from './auskunft.usecases.ts'
import type { VerlaufEreignisse } from './geschehen.ts'
import { createInformation } from './information.usecases.ts'
import { klientRoutes } from './klient.routes.ts'
import type { KlientEreignisse } from './klient.usecases.ts'
import { type ForgetFiles, createLoeschungen } from './loeschung.usecases.ts'
import { handOverZuteilungen } from './uebergabe.repository.ts'
import type { WandelTeil } from './wandel.ts'
import { createWandel, createWandelCalls } from './wandel.usecases.ts'
import { loadTageOfPerson } from './zugang.repository.ts'
import { verlaufRoutes } from './verlauf.routes.ts'

interface Above extends KlientEreignisse {
  verlauf: VerlaufEreignisse
  auskunft: AuskunftAbove
  /** Rooms in which something is planned or ordered for him, in the order in which they follow. */
  wandel: readonly WandelTeil[]
  forgetFiles: ForgetFiles
}

export function klientRoom(ports: Ports, { klientChanged, verlauf, wandel: teile, auskunft, forgetFiles }: Above) {
  const werk = createWandel(ports, teile)
  const akten = createAkten(ports, { klientChanged, werk })
  const wandel = createWandelCalls(ports, { werk, ereignisse: verlauf, setPerson: akten.restore })
  const abwesenheiten = createAbwesenheiten(ports, { ereignisse: verlauf, werk })
  return {
    routes: [
      ...loeschungRoutes(ports, forgetFiles),
      ...klientRoutes(ports, akten),
      ...verlaufRoutes(ports, { ereignisse: verlauf, abwesenheiten }),
      signedIn(wandelContract.preview, wandel.preview),
      signedIn(wandelContract.list, wandel.list),
      signedInOnce(wandelContract.undo, wandel.undo),
      signedIn(auskunftContract.export, createAuskunft(ports, { abwesenheiten, ...auskunft })),
      signedIn(auskunftContract.information, createInformation(ports)),
    ],
    jobs: { abwesenheiten: () => abwesenheiten.tick() },
    own: { zuteilungen: inOrganisation(loadTageOfPerson) },
    uebergib: handOverZuteilungen,
  }
}

/** To be bound before the calls with an id, which would take its name for one. */
function loeschungRoutes(ports: Ports, forgetFiles: ForgetFiles): Route[] {
  const loeschungen = createLoeschungen(ports, forgetFiles)
  const { list, read, restrict, lift, request, withdraw, confirm } = loeschungContract

  return [
    signedIn(list, loeschungen.liste),
    signedIn(read, loeschungen.readStore),
    signedInOnce(restrict, loeschungen.sperre),
    signedInOnce(lift, loeschungen.hebeAuf),
    signedInOnce(request, loeschungen.beantrage),
    signedInOnce(withdraw, loeschungen.nimmZurueck),
    signedInOnce(confirm, loeschungen.confirm),
  ]
}
