import { anspruchsfristYears } from '@dreiklang/domain/klient/aufbewahrung'
import type { LoeschAnswer, LoeschBericht } from '@dreiklang/domain/klient/loeschung.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GrundDialog } from '../../../organisation/components/GrundDialog.tsx'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { Alert, showQuery, ErrorState } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Card, Facts, Group, Stack, Text, Note } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { klientPath, loeschungenPath } from '../../klient.paths.ts'
import { useAuskunftTexts, useLoeschungTexts } from '../../klient.texts.ts'
import { loeschungQuery, useLoeschungLive, useLoeschTaten, useConfirmLoeschung } from '../../loeschung.queries.ts'
import { AuskunftDialog } from '../auskunft/AuskunftMenu.tsx'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { Dialog } from '../../../ui/Dialog.tsx'

const taten = {
  sperren: {
    tat: 'sperre',
    titel: 'sperre.titel',
    text: 'sperre.text',
    knopf: 'sperre.sperren',
    erledigt: 'sperre.erledigt',
    // From here on the address of the record leads nowhere.
    danach: () => loeschungenPath('GESPERRT'),
  },
  aufheben: {
    tat: 'hebeAuf',
    titel: 'sperre.aufhebenTitel',
    text: 'sperre.aufhebenText',
    knopf: 'sperre.aufheben',
    erledigt: 'sperre.aufgehoben',
    danach: klientPath,
  },
  beantragen: {
    tat: 'beantrage',
    titel: 'loeschung.titel',
    text: 'loeschung.text',
    knopf: 'loeschung.beantragen',
    erledigt: 'loeschung.beantragt',
    danach: null,
  },
  zuruecknehmen: {
    tat: 'nimmZurueck',
    titel: 'loeschung.zuruecknehmen',
    text: 'loeschung.zuruecknehmenText',
    knopf: 'loeschung.zuruecknehmen',
    erledigt: 'loeschung.zurueckgenommen',
    danach: null,
  },
  ablehnen: {
    tat: 'nimmZurueck',
    titel: 'loeschung.ablehnen',
    text: 'loeschung.zuruecknehmenText',
    knopf: 'loeschung.ablehnen',
    erledigt: 'loeschung.zurueckgenommen',
    danach: null,
  },
} as const

type Dialog = Tat | 'bestaetigen' | 'auskunft'
type Oeffne = (what: Dialog) => void

export function LoeschungBereich({ klientId }: { klientId: string }) {
  const t = useLoeschungTexts()
  const leitet = useMayMaintainKlienten()
  return <Card title={t('bereich.titel')}>{leitet ? <Content klientId={klientId} /> : <Text>{t('bereich.nurLeitung')}</Text>}</Card>
}

function Content({ klientId }: { klientId: string }) {
  const { data: stand, state } = showQuery(useQuery(loeschungQuery(klientId)), { rows: 3 })
  useLoeschungLive()
  const [open, setOffen] = useState<Dialog | null>(null)
  if (state !== null) return state
  const zu = () => setOffen(null)
  return (
    <Stack gap="md">
      <Sperre stand={stand} onOeffne={setOffen} />
      <Fristen stand={stand} />
      <Antrag stand={stand} onOeffne={setOffen} />
      {stand.anlass !== null && <Bericht bericht={stand.bericht} />}
      {open === 'bestaetigen' && <BestaetigenDialog stand={stand} onClose={zu} />}
      {open === 'auskunft' && <AuskunftDialog klientId={klientId} onClose={zu} />}
      {open !== null && open !== 'bestaetigen' && open !== 'auskunft' && <TatDialog klientId={klientId} tat={open} onClose={zu} />}
    </Stack>
  )
}

function Sperre({ stand: { sperre }, onOeffne }: { stand: LoeschAnswer; onOeffne: Oeffne }) {
  const t = useLoeschungTexts()
  const a = useAuskunftTexts()
  if (sperre === null) return null
  return (
    <Alert
      tone="warning"
      title={t('sperre.ist')}
      actions={
        <>
          <Button look="secondary" onClick={() => onOeffne('aufheben')}>
            {t('sperre.aufheben')}
          </Button>
          <Button look="secondary" onClick={() => onOeffne('auskunft')}>
            {a('auskunft')}
          </Button>
        </>
      }
    >
      {t('sperre.seit', { ...sperre, am: formatDateTime(sperre.am) })}
    </Alert>
  )
}

function Fristen({ stand: { aufbewahrung, name, geburtsdatum } }: { stand: LoeschAnswer }) {
  const t = useLoeschungTexts()
  const { ab, unterlagen } = aufbewahrung
  const tag = (to: string | null) => (to === null ? t('bereich.laeuftNicht') : formatDate(to))
  return (
    <>
      <Facts
        facts={[
          { label: t('liste.name'), value: name },
          { label: t('liste.geboren'), value: formatDate(geburtsdatum) },
          { label: t('bereich.ab'), value: tag(ab) },
          ...unterlagen.map(({ unterlage, bis }) => ({ label: t(`bereich.unterlage.${unterlage}`), value: tag(bis) })),
        ]}
      />
      <Note>{t('bereich.hinweis', { jahre: String(anspruchsfristYears) })}</Note>
    </>
  )
}

function Wege({ stand: { anlass, hindernis, sperre }, onOeffne }: { stand: LoeschAnswer; onOeffne: Oeffne }) {
  const t = useLoeschungTexts()
  return (
    <>
      <Text>{anlass === null ? t(`loeschung.hindernis.${hindernis ?? 'FRIST_LAEUFT'}`) : t(`loeschung.anlass.${anlass}`)}</Text>
      <Group gap="sm" data-no-print>
        {sperre === null && (
          <Button look="secondary" onClick={() => onOeffne('sperren')}>
            {t('sperre.sperren')}
          </Button>
        )}
        {anlass !== null && (
          <Button look="danger" onClick={() => onOeffne('beantragen')}>
            {t('loeschung.beantragen')}
          </Button>
        )}
      </Group>
    </>
  )
}

function Antrag({ stand, onOeffne }: { stand: LoeschAnswer; onOeffne: Oeffne }) {
  const t = useLoeschungTexts()
  const { antrag } = stand
  if (antrag === null) return <Wege stand={stand} onOeffne={onOeffne} />
  const { vonMir, bestaetigbarAb: ab } = antrag
  const reif = ab !== null && Date.parse(ab) <= Date.now()
  return (
    <Alert
      tone="warning"
      title={t('loeschung.ist')}
      actions={
        <>
          {reif && (
            <Button look="danger" onClick={() => onOeffne('bestaetigen')}>
              {t('loeschung.bestaetigen')}
            </Button>
          )}
          <Button look="secondary" onClick={() => onOeffne(vonMir ? 'zuruecknehmen' : 'ablehnen')}>
            {t(vonMir ? 'loeschung.zuruecknehmen' : 'loeschung.ablehnen')}
          </Button>
        </>
      }
    >
      <div>{t('loeschung.seit', { am: formatDateTime(antrag.am), von: antrag.von, grund: antrag.grund })}</div>
      {!reif && <div>{ab === null ? t('loeschung.warten') : t('loeschung.allein', { ab: formatDateTime(ab) })}</div>}
    </Alert>
  )
}

type Tat = keyof typeof taten

function TatDialog({ klientId, tat: welche, onClose }: { klientId: string; tat: Tat; onClose: () => void }) {
  const t = useLoeschungTexts()
  const goTo = useGoTo()
  const kann = useLoeschTaten(klientId)
  const { tat, titel, text, knopf, erledigt, danach } = taten[welche]
  return (
    <GrundDialog
      titel={t(titel)}
      text={t(text)}
      grundWort={t('grund')}
      grundHinweis={t('grundHinweis')}
      knopf={t(knopf)}
      gefahr={welche === 'beantragen'}
      run={async (grund, key) => {
        await kann[tat](grund, key)
        toastSuccess(t(erledigt))
        if (danach !== null) goTo(danach(klientId), { replace: true })
      }}
      onClose={onClose}
    />
  )
}

function BestaetigenDialog({ stand, onClose }: { stand: LoeschAnswer; onClose: () => void }) {
  const t = useLoeschungTexts()
  const goTo = useGoTo()
  const deedKey = useDeedKey()
  const { mutateAsync, isPending, error } = useConfirmLoeschung(stand.id)
  const loesche = async () => {
    await mutateAsync(deedKey(stand.id))
    toastSuccess(t('loeschung.geloescht'))
    goTo(loeschungenPath('BEANTRAGT'), { replace: true })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('loeschung.bestaetigenTitel', { name: stand.name })}
      // The dialog shows the refusal.
      onSubmit={() => void loesche().catch(() => {})}
      cancel={t('abbrechen')}
      actions={
        <Button look="danger" type="submit" busy={isPending}>
          {t('loeschung.jetzt')}
        </Button>
      }
    >
      <Stack gap="md">
        {error !== null && <ErrorState error={error} />}
        <Alert tone="danger">{t('loeschung.endgueltig')}</Alert>
        <Bericht bericht={stand.bericht} />
      </Stack>
    </Dialog>
  )
}

const geht = ['einwilligungen', 'apothekenwahlen', 'abwesenheiten', 'dokumente', 'zuteilungen', 'besuche', 'blaetter'] as const
const bleibt = ['bestellungen', 'bestellungenBeiPartnern', 'anliegen', 'protokollEintraege'] as const

function Bericht({ bericht }: { bericht: LoeschBericht }) {
  const t = useLoeschungTexts()
  const sentences = (names: readonly (keyof LoeschBericht)[]) =>
    names.filter((name) => bericht[name] > 0).map((name) => <li key={name}>{t(`bericht.${name}`, { zahl: String(bericht[name]) })}</li>)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('bericht.geht')}</Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        <li>{t('bericht.akte')}</li>
        {sentences(geht)}
      </ul>
      <Text fw={600}>{t('bericht.bleibt')}</Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>{sentences(bleibt)}</ul>
    </Stack>
  )
}
