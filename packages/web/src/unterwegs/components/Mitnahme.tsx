import { allErrors } from '@dreiklang/domain/errors'
import { type BesuchEntry, type Entry, type EntryAnswer, isBagEntry } from '@dreiklang/domain/unterwegs/entry.contract'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { isOpenStopp } from '@dreiklang/domain/tour/runde'
import { useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { rundePath } from '../../tour/tour.paths.ts'
import { formatLongDate, formatTime, formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastInfo, toastSuccess, toastError } from '../../ui/toast.tsx'
import { type VisitCard, oneCardPerVisit } from './oneCard.ts'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { EntryContent, useEntryName, FieldList } from './EntryContent.tsx'
import { resend, forget, sameFrom } from './lager/abgleich.ts'
import { NoLager } from './lager/database.ts'
import { store, takeAlong, load, useStand, beantworteteOf, waitingOf } from './lager/stand.ts'

export function Mitnahme() {
  const t = useUnterwegsTexts()
  const today = useToday()
  const { gepaeck, fehler } = useStand()
  const { laeuft, run } = useTat()
  const take = async () => {
    try {
      const { auchNachNeuladen } = await takeAlong(today)
      toastSuccess(t('mitnahme.fertig'))
      if (!auchNachNeuladen) toastInfo(t('mitnahme.ohneNeuladen'))
    } catch (grund) {
      // That this device keeps nothing stands on the page.
      if (!(grund instanceof NoLager)) throw grund
      await load()
    }
  }
  return (
    <Card title={t('mitnahme.titel')} gap="md">
      {fehler !== null && (
        <Alert tone="danger" urgent title={t('keinLager.titel')}>
          {t('keinLager.text')}
        </Alert>
      )}
      <Text>{gepaeck === null ? t('mitnahme.keiner') : t('mitnahme.stand', standOf(gepaeck.tag))}</Text>
      {gepaeck !== null && gepaeck.tag.runde.length > 0 && (
        <Link to={rundePath}>{t('mitnahme.runde', { count: gepaeck.tag.runde.filter(isOpenStopp).length })}</Link>
      )}
      <Group gap="sm">
        <Button busy={laeuft} look={gepaeck === null ? 'primary' : 'secondary'} icon={<IconDownload size={20} />} onClick={() => run(take)}>
          {t(gepaeck === null ? 'mitnahme.nimm' : 'mitnahme.neu')}
        </Button>
        {gepaeck !== null && (
          <Button look="subtle" icon={<IconTrash size={20} />} onClick={() => run(store)}>
            {t('mitnahme.lege')}
          </Button>
        )}
      </Group>
    </Card>
  )
}

function standOf({ datum, am, bis, besuche }: { datum: string; am: string; bis: string; besuche: readonly unknown[] }) {
  return { tag: formatLongDate(datum), anzahl: besuche.length, am: formatTime(am), bis: formatTime(bis) }
}

export function Pruefen() {
  const t = useUnterwegsTexts()
  const answered = beantworteteOf(useStand().schlange).flatMap(({ eintrag, antwort }) => (antwort ? [{ eintrag, antwort }] : []))
  if (answered.length === 0) return null
  const isRefused = ({ antwort }: Answered) => antwort.ergebnis === 'ABGELEHNT'
  return (
    <Card title={t('pruefen.titel')} gap="xl">
      {oneCardPerVisit(answered.flatMap(ofVisit)).map((card) => (
        <Changed key={card.hausbesuchId} card={card} />
      ))}
      {answered.filter(isRefused).map(({ eintrag, antwort }) => (
        <Refused key={eintrag.eintragId} eintrag={eintrag} antwort={antwort} />
      ))}
    </Card>
  )
}

interface Answered<One extends Entry = Entry> {
  eintrag: One
  antwort: EntryAnswer
}

/** Only of a visit something can be read that others changed: a bag is taken up as it is, or refused. */
const ofVisit = ({ eintrag, antwort }: Answered): Answered<BesuchEntry>[] =>
  isBagEntry(eintrag) || antwort.ergebnis === 'ABGELEHNT' ? [] : [{ eintrag, antwort }]

function EntryLink({ eintrag }: Pick<Answered, 'eintrag'>) {
  const t = useUnterwegsTexts()
  const name = useEntryName()
  const to = isBagEntry(eintrag) ? bestellungPath(eintrag.bestellungId) : hausbesuchPath(eintrag.hausbesuchId)
  return <Link to={to}>{t('pruefen.eintrag', { schritt: name(eintrag), zeit: formatDateTime(eintrag.am) })}</Link>
}

/** What was written of one visit, and what others had changed there. */
function Changed({ card: { eintraege, felder, nachgereicht } }: { card: VisitCard<Answered<BesuchEntry>> }) {
  const t = useUnterwegsTexts()
  const { run } = useTat()
  const read = async () => {
    for (const { eintrag } of eintraege) await forget(eintrag.eintragId)
  }
  return (
    <Stack gap="sm">
      {eintraege.map(({ eintrag }) => (
        <EntryLink key={eintrag.eintragId} eintrag={eintrag} />
      ))}
      <Text>{t(nachgereicht ? 'pruefen.nachgereicht' : 'pruefen.uebernommen')}</Text>
      <FieldList felder={felder} daneben={nachgereicht} />
      {eintraege.map(({ eintrag }) => (
        <EntryContent key={eintrag.eintragId} angaben={eintrag.angaben} />
      ))}
      <Group gap="sm">
        <Button onClick={() => run(read)}>{t('pruefen.gelesen')}</Button>
      </Group>
    </Stack>
  )
}

function Refused({ eintrag, antwort: { code } }: Answered) {
  const t = useUnterwegsTexts()
  const language = useLanguage()
  const { run } = useTat()
  const [fragt, setFragt] = useState(false)
  const { eintragId, angaben } = eintrag
  return (
    <Stack gap="sm">
      <EntryLink eintrag={eintrag} />
      <Text>
        <strong>{t('pruefen.abgelehnt')}:</strong> {allErrors[code ?? '']?.[language] ?? code}
      </Text>
      <EntryContent angaben={angaben} />
      <Group gap="sm">
        <Button look="secondary" onClick={() => run(() => resend(eintragId))}>
          {t('pruefen.nochmal')}
        </Button>
        <Button look="danger" onClick={() => setFragt(true)}>
          {t('pruefen.verwerfen')}
        </Button>
      </Group>
      <Dialog
        opened={fragt}
        onClose={() => setFragt(false)}
        title={t('pruefen.verwerfenTitel')}
        actions={
          <Button look="danger" onClick={() => run(() => forget(eintragId))}>
            {t('pruefen.verwerfen')}
          </Button>
        }
      >
        <Text>{t(isBagEntry(eintrag) ? 'pruefen.verwerfenTuete' : 'pruefen.verwerfenText')}</Text>
      </Dialog>
    </Stack>
  )
}

export function WaitingEntries() {
  const t = useUnterwegsTexts()
  const count = waitingOf(useStand().schlange).length
  const { laeuft, run } = useTat()
  if (count === 0) return null
  return (
    <Alert
      tone="warning"
      title={t('warten', { count })}
      actions={
        <Button look="secondary" size="sm" busy={laeuft} onClick={() => run(sameFrom)}>
          {t('senden')}
        </Button>
      }
    >
      <div>{t('wartenText')}</div>
      <div>{t('abmelden')}</div>
    </Alert>
  )
}

function useTat(): { laeuft: boolean; run: (work: () => Promise<void>) => void } {
  const [laeuft, setLaeuft] = useState(false)
  return {
    laeuft,
    run: (work) => {
      setLaeuft(true)
      work()
        .catch(toastError)
        .finally(() => setLaeuft(false))
    },
  }
}
