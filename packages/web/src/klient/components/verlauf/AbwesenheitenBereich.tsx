import type { AbwesenheitEntry } from '@dreiklang/domain/klient/abwesenheit.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconCalendarTime, IconCalendarX, IconHomeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { Alert, StatusBadge, showQuery } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Card, Stack, Text, Note, Group } from '../../../ui/layout.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { abwesenheitenQuery, useKlientLive, useTick } from '../../verlauf.queries.ts'
import { AbsageDialog, AbwesenheitDialog, RueckkehrDialog } from './AbwesenheitDialoge.tsx'
import classes from './Verlauf.module.css'

export function AbwesenheitenBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const { data, state } = showQuery(useQuery(abwesenheitenQuery(klientId)), { rows: 2 })
  useKlientLive(klientId, 'abwesenheiten')
  const [dialog, setDialog] = useState<'WEG' | 'ZURUECK' | null>(null)
  const running = data?.find(({ stand }) => stand === 'LAEUFT')
  const others = data?.filter(({ stand }) => stand !== 'LAEUFT') ?? []
  return (
    <Card
      title={t('abwesenheit.titel')}
      actions={
        data !== undefined && (
          <Button look="secondary" icon={<IconHomeOff size={20} aria-hidden />} onClick={() => setDialog('WEG')}>
            {t(running === undefined ? 'abwesenheit.schalter' : 'abwesenheit.planen')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {state}
        {data?.length === 0 && <Text>{t('abwesenheit.keine')}</Text>}
        {running !== undefined && (
          <Alert
            tone="warning"
            title={t('abwesenheit.jetzt', { art: t(`abwesenheit.arten.${running.art}`), datum: formatDate(running.von) })}
            actions={<Button onClick={() => setDialog('ZURUECK')}>{t('abwesenheit.zurueck')}</Button>}
          >
            {t('abwesenheit.jetztText')}
            <Words abwesenheit={running} />
          </Alert>
        )}
        {others.length > 0 && (
          <ul className={classes.liste}>
            {others.map((one) => (
              <li key={one.id} className={classes.zeile}>
                {one.stand === 'BEENDET' ? (
                  <Vergangene klientId={klientId} abwesenheit={one} />
                ) : (
                  <Geplante klientId={klientId} abwesenheit={one} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {dialog === 'WEG' && <AbwesenheitDialog klientId={klientId} onClose={() => setDialog(null)} />}
      {dialog === 'ZURUECK' && running !== undefined && (
        <RueckkehrDialog klientId={klientId} abwesenheit={running} onClose={() => setDialog(null)} />
      )}
    </Card>
  )
}

interface EineProps {
  klientId: string
  abwesenheit: AbwesenheitEntry
}

function Vergangene({ klientId, abwesenheit }: EineProps) {
  const t = useVerlaufTexts()
  const { art, von, bis } = abwesenheit
  return (
    <div className={classes.worte}>
      <Text fw={500}>{t(`abwesenheit.arten.${art}`)}</Text>
      <Note>{t('abwesenheit.zeit', { von: formatDate(von), bis: formatDate(bis ?? von) })}</Note>
      <Words abwesenheit={abwesenheit} />
      <Rueckkehrliste klientId={klientId} abwesenheit={abwesenheit} />
    </div>
  )
}

function Geplante({ klientId, abwesenheit }: EineProps) {
  const t = useVerlaufTexts()
  const [dialog, setDialog] = useState<'AENDERN' | 'ABSAGEN' | null>(null)
  const { art, stand, von } = abwesenheit
  const geplant = stand === 'GEPLANT'
  const what = { art: t(`abwesenheit.arten.${art}`), datum: formatDate(von) }
  const close = () => setDialog(null)
  return (
    <>
      <div className={classes.worte}>
        <Text fw={500}>{t('abwesenheit.ab', what)}</Text>
        <StatusBadge tone={geplant ? 'info' : 'neutral'} icon={geplant ? <IconCalendarTime size={16} /> : <IconCalendarX size={16} />}>
          {t(geplant ? 'abwesenheit.geplant' : 'abwesenheit.abgesagt')}
        </StatusBadge>
        <Words abwesenheit={abwesenheit} />
      </div>
      {geplant && (
        <Group gap={8}>
          <Button look="secondary" aria-label={t('abwesenheit.aendernWas', what)} onClick={() => setDialog('AENDERN')}>
            {t('abwesenheit.aendern')}
          </Button>
          <Button look="subtle" aria-label={t('abwesenheit.absagenWas', what)} onClick={() => setDialog('ABSAGEN')}>
            {t('abwesenheit.absagen')}
          </Button>
        </Group>
      )}
      {dialog === 'AENDERN' && <AbwesenheitDialog klientId={klientId} geplante={abwesenheit} onClose={close} />}
      {dialog === 'ABSAGEN' && <AbsageDialog klientId={klientId} abwesenheit={abwesenheit} onClose={close} />}
    </>
  )
}

function Words({ abwesenheit: { stand, geplantBis, ort, bemerkung, erfasstVon } }: { abwesenheit: AbwesenheitEntry }) {
  const t = useVerlaufTexts()
  const rows = [
    geplantBis === null || stand === 'BEENDET' ? null : t('abwesenheit.erwartet', { datum: formatDate(geplantBis) }),
    ort,
    bemerkung,
    erfasstVon === null ? null : t('erfasst', { person: erfasstVon }),
  ].filter((row) => row !== null)
  return rows.map((row) => (
    <Text key={row} size="sm">
      {row}
    </Text>
  ))
}

function Rueckkehrliste({ klientId, abwesenheit: { id, bis, aufgaben } }: EineProps) {
  const t = useVerlaufTexts()
  const haken = useTick(klientId, id)
  const offene = aufgaben.filter(({ erledigtAm }) => erledigtAm === null).length
  const [opened, setOpened] = useState(offene > 0)
  const today = berlinDate(new Date().toISOString())
  if (bis === null || aufgaben.length === 0) return null

  const hinweis = ({ frist, erledigtAm, erledigtVon }: AbwesenheitEntry['aufgaben'][number]): string | undefined => {
    if (erledigtAm !== null) return t('abwesenheit.erledigt', { am: formatDateTime(erledigtAm), person: erledigtVon ?? '' })
    if (frist === null) return undefined
    return t(frist < today ? 'abwesenheit.fristVorbei' : 'abwesenheit.frist', { datum: formatDate(frist) })
  }
  return (
    <Disclosure
      label={t('abwesenheit.liste', { datum: formatDate(bis) })}
      summary={offene === 0 ? t('abwesenheit.alleErledigt') : t('abwesenheit.offen', { count: offene })}
      opened={opened}
      onToggle={setOpened}
    >
      <Stack gap="md">
        {aufgaben.map((one) => (
          <Checkbox
            key={one.aufgabe}
            label={t(`abwesenheit.aufgabe.${one.aufgabe}`)}
            description={hinweis(one)}
            checked={one.erledigtAm !== null}
            onChange={(event) => haken.mutate({ aufgabe: one.aufgabe, erledigt: event.currentTarget.checked }, { onError: toastError })}
          />
        ))}
      </Stack>
    </Disclosure>
  )
}
