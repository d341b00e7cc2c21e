/** The rooms, in the order in which they need each other; nothing here knows where it runs. */
import { activitiesRoom } from './activities/activities.room.ts'
import { academyRoom } from './academy/academy.room.ts'
import { createAnliegenForAuskunft } from './anliegen/auskunft.ts'
import { anliegenRoom } from './anliegen/anliegen.room.ts'
import { createBesuchLink } from './anliegen/besuch.usecases.ts'
import { anmeldungRoom } from './anmeldung/anmeldung.room.ts'
import { createFilesAtBestellungen } from './bestellung/read/filePlace.ts'
import { createBestellungWandel } from './bestellung/step/klientWandel.usecases.ts'
import { createBestellungenForAuskunft } from './bestellung/read/auskunft.ts'
import { bestellungRoom } from './bestellung/bestellung.room.ts'
import { betriebRoom } from './betrieb/betrieb.room.ts'
import { createFilesInChats } from './chat/filePlace.ts'
import { chatRoom } from './chat/chat.room.ts'
import { measureDateien } from './datei/datei.repository.ts'
import { dashboardsRoom } from './dashboards/dashboards.room.ts'
import { demoRoom } from './demo/demo.room.ts'
import { createDokumentationForAuskunft } from './dokumentation/auskunft.ts'
import { dokumentationBelow, dokumentationRoom } from './dokumentation/dokumentation.room.ts'
import { filesRoom } from './files/files.room.ts'
import type { PlaceSources } from './files/place.ts'
import { fristRoom } from './frist/frist.room.ts'
import { createFilesAtBesuche } from './hausbesuch/filePlace.ts'
import { createBesucheForAuskunft } from './hausbesuch/auskunft.ts'
import { createBesuchWandel } from './hausbesuch/klientWandel.ts'
import { hausbesuchRoom } from './hausbesuch/hausbesuch.room.ts'
import { helpRoom } from './help/help.room.ts'
import { heuteRoom } from './heute/heute.room.ts'
import { inventoryRoom } from './inventory/inventory.room.ts'
import { kalenderaboRoom } from './kalenderabo/kalenderabo.room.ts'
import { iconsRoom } from './icons/icons.room.ts'
import { createFilesAtKlienten } from './klient/filePlace.ts'
import type { AuskunftAbove } from './klient/auskunftParts.ts'
import { klientRoom } from './klient/klient.room.ts'
import { kontaktRoom } from './kontakt/kontakt.room.ts'
import { listRoom } from './liste/liste.room.ts'
import { machineRoom } from './machine/machine.room.ts'
import { mailRoom } from './mail/mail.room.ts'
import { mailboxRoom } from './mailbox/mailbox.room.ts'
import { navigationRoom } from './navigation/navigation.room.ts'
import { createFilesAtNotes } from './notes/filePlace.ts'
import { notesRoom } from './notes/notes.room.ts'
import { notificationRoom } from './notification/notification.room.ts'
import { organisationRoom } from './organisation/organisation.room.ts'
import { personalRoom } from './personal/personal.room.ts'
import { planungRoom } from './planung/planung.room.ts'
import type { Ports } from './ports.ts'
import { protokollRoom } from './protokoll/protokoll.room.ts'
import { pushRoom } from './push/push.room.ts'
import { rechtstexteRoom } from './rechtstexte/rechtstexte.room.ts'
import { createFilesAtCards } from './scrumboard/filePlace.ts'
import { scrumboardRoom } from './scrumboard/scrumboard.room.ts'
import { searchRoom } from './search/search.room.ts'
import { createSerienForAuskunft } from './serie/auskunft.ts'
import { createSerienWandel } from './serie/klientWandel.ts'
import { serieRoom } from './serie/serie.room.ts'
import { settingsRoom } from './settings/settings.room.ts'
import { createApp } from './shared/app.ts'
import { forgetOldAntworten } from './shared/idempotenz.ts'
import { runInTurn } from './shared/inTurn.ts'
import type { Jobs, OwnData, Room } from './shared/room.ts'
import type { Route } from './shared/route.ts'
import { shortcutRoom } from './shortcut/shortcut.room.ts'
import { createFilesAtTasks } from './tasks/filePlace.ts'
import { ssoRoom } from './sso/sso.room.ts'
import { tasksRoom } from './tasks/tasks.room.ts'
import { tourRoom } from './tour/tour.room.ts'
import { createUebergabenForAuskunft } from './uebergabebuch/auskunft.ts'
import { uebergabebuchRoom } from './uebergabebuch/uebergabebuch.room.ts'
import { unterwegsRoom } from './unterwegs/unterwegs.room.ts'
import { webhookRoom } from './webhook/webhook.room.ts'

export interface Server {
  fetch(request: Request, info: { address: string }): Promise<Response>
  /** All routes with their contracts: the tests generate the access matrix from it. */
  routes: readonly Route[]
  /** One turn of the clock: warnings, expiring prescriptions, escalation. Hosts call it every minute; answers how many orders it moved. */
  tick(): Promise<number>
  close(): Promise<void>
}

const createAuskunftParts = (ports: Ports): AuskunftAbove => ({
  bestellungen: createBestellungenForAuskunft(ports),
  hausbesuche: createBesucheForAuskunft(ports),
  serien: createSerienForAuskunft(ports),
  dokumentation: createDokumentationForAuskunft(ports),
  uebergaben: createUebergabenForAuskunft(ports),
  anliegen: createAnliegenForAuskunft(ports),
})

/** Visits first: what a series plans anew must not meet what is still cancelled. */
const createFollowers = (ports: Ports) => [createBesuchWandel(ports), createSerienWandel(ports), createBestellungWandel(ports)]

const createPlaces = (ports: Ports): PlaceSources => ({
  klient: createFilesAtKlienten(ports),
  bestellung: createFilesAtBestellungen(ports),
  hausbesuch: createFilesAtBesuche(ports),
  chat: createFilesInChats(ports),
  task: createFilesAtTasks(ports),
  card: createFilesAtCards(ports),
  note: createFilesAtNotes(ports),
})

/** Builds the server. Throws when a route lacks its rule or two routes claim the same path. */
/** @param quiet nobody is told of anything before the next tick: for a server that fills a database before anybody is there */
export async function createServer(ports: Ports, { quiet = false }: { quiet?: boolean } = {}): Promise<Server> {
  const notification = notificationRoom(ports)
  const { tell } = notification
  const anmeldung = await anmeldungRoom(ports, { tell, own: () => own })
  const { sitzungen } = anmeldung
  const organisation = organisationRoom(ports, { sitzungen, tell })
  const { partnerschaften } = organisation
  const tasks = tasksRoom(ports, { tell })
  const webhook = await webhookRoom(ports, { tell })
  const wake = quiet ? () => {} : () => [notification, tasks, webhook].forEach((room) => room.wake())
  const files = filesRoom(ports, { places: createPlaces(ports) })
  const bestellung = await bestellungRoom(ports, { sitzungen, partnerschaften, wake })
  const { entwuerfe, known } = bestellung
  const sheets = dokumentationBelow(ports)
  const ofVisits = { link: bestellung.link, linkAnliegen: createBesuchLink(ports), ...sheets.ofVisits }
  const hausbesuch = hausbesuchRoom(ports, { partnerschaften, tell, ...ofVisits })
  const visits = { taten: hausbesuch.taten, schritte: hausbesuch.schritte, meldungen: hausbesuch.meldungen, folgen: sheets.folgen, tell }
  const dokumentation = dokumentationRoom(ports, visits)
  const ofRecord = { auskunft: createAuskunftParts(ports), wandel: createFollowers(ports), forgetFiles: files.forgetKlient }
  const klient = klientRoom(ports, { ...bestellung.ofKlienten, ...ofRecord })
  const personal = personalRoom(ports, { sitzungen, uebergib: klient.uebergib })
  const serie = serieRoom(ports, visits)
  const kalenderabo = kalenderaboRoom(ports)
  const frist = fristRoom(ports, { tell, entwuerfe })
  const kontakt = kontaktRoom(ports)
  const { networkOf, keyFor } = anmeldung
  const anliegen = anliegenRoom(ports, { entwuerfe, known, networkOf, keyFor, meldeTeam: notification.tellTeamOfAnliegen })
  const rechtstexte = rechtstexteRoom(ports, { datenschutzChanged: notification.tellAllOfDatenschutz })
  const navigation = navigationRoom(ports, {
    newAnliegen: anliegen.countNew,
    besuchsfragen: dokumentation.countQuestions,
    dueFristen: frist.countDue,
    waitingPeople: personal.countWaiting,
    missingRechtstexte: rechtstexte.countMissing,
  })
  const settings = settingsRoom(ports, { changeName: anmeldung.changeName })
  const machine = machineRoom(ports)
  const sso = ssoRoom(ports, { signInVouched: anmeldung.signInVouched })
  const shortcut = shortcutRoom(ports)
  const inventory = inventoryRoom(ports)
  const academy = academyRoom(ports, { tell })
  const help = helpRoom(ports)
  const uebergabebuch = uebergabebuchRoom(ports)
  const scrumboard = scrumboardRoom(ports)
  const notes = notesRoom(ports, { tell })
  const mailbox = await mailboxRoom(ports)
  const mail = await mailRoom(ports)
  const push = await pushRoom(ports)
  const protokoll = protokollRoom(ports)
  const counts = { mails: mail.countWaiting, pushs: push.countWaiting, protokoll: protokoll.readState, dateien: measureDateien }
  const betrieb = betriebRoom(ports, { ...counts, routes: () => routes })

  const planung = planungRoom(ports, visits)
  const unterwegs = unterwegsRoom(ports, { ...visits, takeStep: bestellung.takeStep })
  const tour = tourRoom(ports, visits)
  const heute = heuteRoom(ports)
  const people: Room[] = [anmeldung, machine, sso, webhook, organisation, personal, klient]
  const care: Room[] = [bestellung, hausbesuch, dokumentation, planung, serie, kalenderabo, unterwegs, frist, tour, heute]
  const search = searchRoom(ports, { tasks: tasks.all })
  const contact: Room[] = [notification, push, kontakt, listRoom(ports), search, anliegen, rechtstexte]
  const desk: Room[] = [navigation, settings, shortcut, demoRoom(ports), protokoll, betrieb]
  const apps: Room[] = [
    chatRoom(ports, { tell }),
    tasks,
    notes,
    uebergabebuch,
    scrumboard,
    mailbox,
    inventory,
    academy,
    help,
    files,
    iconsRoom,
    dashboardsRoom(ports),
    activitiesRoom(ports),
  ]
  const rooms = [...people, ...care, ...contact, ...desk, ...apps]
  const routes: Route[] = rooms.flatMap((room) => room.routes)

  const clock: Room[] = [
    anmeldung,
    kontakt,
    personal,
    klient,
    anliegen,
    mail,
    push,
    bestellung,
    serie,
    hausbesuch,
    notification,
    webhook,
    protokoll,
    ...apps,
  ]
  const siegelBesuche = async () => {
    for (const room of [hausbesuch, serie, tour]) await room.backfill()
  }
  const jobs: Jobs = { antworten: () => forgetOldAntworten(ports), ...joined(clock.map((room) => room.jobs)), siegelBesuche }
  const own: OwnData = joined(rooms.map((room) => room.own))
  const closing: Room[] = [bestellung, tasks, notification, webhook, mailbox, mail, push, anmeldung, protokoll]

  const authenticate = machine.orPerson(sitzungen.zulassen)
  const app = createApp(ports, { routes, netzVon: anmeldung.shortAddress, authenticate, lookedAt: machine.lookedAt })
  return {
    fetch: async (request, info) => app.fetch(request, { address: info.address }),
    routes,
    tick: async () => {
      let moved = 0
      const bestellungen = async () => {
        moved = await bestellung.jobs.bestellungen()
      }
      await runInTurn(ports.log, betrieb.withRuns({ ...jobs, bestellungen }))
      return moved
    },
    close: async () => {
      for (const room of closing) await room.close?.()
    },
  }
}

const joined = <Part>(parts: readonly (Readonly<Record<string, Part>> | undefined)[]): Record<string, Part> =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})))
