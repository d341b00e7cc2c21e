import { isHandedOut } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconAlertTriangle, IconInfoCircle, IconUrgent } from '@tabler/icons-react'
import { useState } from 'react'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts, useWahlTexts } from '../../bestellung/onDemand.texts.ts'
import { formatBedarf } from '../../bestellung/components/bedarfText.ts'
import { useMenge } from '../../bestellung/components/menge.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, ErrorState, showQuery, StatusBadge } from '../../ui/feedback.tsx'
import { type Fact, Facts, Stack, Text, Title, Card, Note } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { type EntwurfValues, type PositionValues, wordsOfKopfs, tageszeiten } from './formValues.ts'
import type { useVersand } from './useEntwurf.ts'

/** The note for the own house is for nobody else; the hour stands beside its day. */
const gezeigteWords = wordsOfKopfs.filter((name) => name !== 'interneNotiz' && name !== 'bedarfUhrzeit')

const prioritaetIcon = { NORMAL: IconInfoCircle, DRINGEND: IconAlertTriangle, NOTFALL: IconUrgent }

const prioritaetTone = { NORMAL: 'neutral', DRINGEND: 'warning', NOTFALL: 'danger' } as const

/** What the other side cannot see is not in the answer. */
const gesagt = (facts: readonly { label: string; value: string | null }[]): Fact[] => facts.filter(({ value }) => value !== null)

export interface VersandDialogProps {
  opened: boolean
  onClose: () => void
  versand: ReturnType<typeof useVersand>
  werte: EntwurfValues
}

export function VersandDialog({ opened, onClose, versand, werte }: VersandDialogProps) {
  const t = useNeuTexts()
  const fehlen = versand.befunde.filter(({ schwere }) => schwere === 'FEHLER').length
  const nr = (key: string | null) => werte.positionen.findIndex((position) => position.schluessel === key) + 1
  const hinweise = [
    ...versand.befunde
      .filter(({ schwere }) => schwere === 'WARNUNG')
      .map(({ schluessel, satz }) => (schluessel === null ? satz : t('fehlerBei', { nr: nr(schluessel), satz }))),
    ...sparsamkeit(werte.positionen).map((hinweis) => t('senden.sparsam', hinweis)),
  ]
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('senden.titel')}
      size="xl"
      cancel={t('senden.zurueck')}
      actions={
        <Button busy={versand.beschaeftigt === 'senden'} disabled={fehlen > 0} onClick={() => void versand.send()}>
          {t('senden.senden')}
        </Button>
      }
    >
      <Stack gap="md">
        {versand.fehler !== null && <ErrorState error={versand.fehler} />}
        {fehlen > 0 && <Alert tone="danger">{t('senden.offen', { count: fehlen })}</Alert>}
        {hinweise.length > 0 && (
          <Alert tone="warning" title={t('senden.hinweise')}>
            <ul style={{ paddingInlineStart: '1.25rem' }}>
              {hinweise.map((hinweis) => (
                <li key={hinweis}>{hinweis}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Views versand={versand} />
      </Stack>
    </Dialog>
  )
}

function Views({ versand }: { versand: ReturnType<typeof useVersand> }) {
  const t = useNeuTexts()
  const [seite, setSeite] = useState<'praxis' | 'apotheke'>('praxis')
  const { data, state } = showQuery(versand.vorschau, { rows: 4 })
  if (state !== null) return state
  const nurVorschau = data.apotheke !== null && data.apotheke.positionen.every(({ vorschau }) => vorschau)
  const praxis =
    data.arzt === null ? (
      <Text>{t('senden.praxisNichts')}</Text>
    ) : (
      <Stack gap="md">
        <Alert tone="neutral">{t('senden.verborgen', { was: t('senden.verborgenPraxis') })}</Alert>
        <Ansicht bestellung={data.arzt} />
      </Stack>
    )
  const apotheke =
    data.apotheke === null ? (
      <Text>{t('senden.apothekeNichts')}</Text>
    ) : (
      <Stack gap="md">
        {nurVorschau && <Alert tone="info">{t('senden.nurVorschau')}</Alert>}
        <Alert tone="neutral">
          {t('senden.verborgen', { was: t(nurVorschau ? 'senden.verborgenVorschau' : 'senden.verborgenApotheke') })}
        </Alert>
        <Ansicht bestellung={data.apotheke} />
      </Stack>
    )
  return (
    <Tabs
      label={t('senden.sicht')}
      value={seite}
      onChange={setSeite}
      items={[
        { value: 'praxis', label: t('senden.praxis'), content: praxis },
        { value: 'apotheke', label: t('senden.apotheke'), content: apotheke },
      ]}
    />
  )
}

function Ansicht({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useNeuTexts()
  const tBegriff = useBegriffeTexts()
  const { klient, lieferadresse, prioritaet } = bestellung
  const Icon = prioritaetIcon[prioritaet]
  const adresse = (where: { strasse: string; hausnummer: string; zusatz: string | null; plz: string; ort: string } | null) =>
    where === null
      ? null
      : [`${where.strasse} ${where.hausnummer}`, where.zusatz, `${where.plz} ${where.ort}`].filter((part) => part !== null).join(', ')
  const facts = gesagt([
    {
      label: t('ansicht.klient'),
      value:
        klient === null
          ? null
          : `${klient.nachname}, ${klient.vorname} (${t('klient.geboren', { datum: formatDate(klient.geburtsdatum) })})`,
    },
    { label: t('ansicht.kvnr'), value: klient?.kvnr ?? null },
    { label: t('ansicht.krankenkasse'), value: klient?.krankenkasse ?? null },
    { label: t('ansicht.allergien'), value: klient?.allergien ?? null },
    { label: t('ansicht.adresse'), value: adresse(klient?.adresse ?? null) },
    { label: t('ansicht.pflegedienst'), value: bestellung.pflegedienst.name },
    { label: t('ansicht.apotheke'), value: bestellung.apotheke?.name ?? null },
    { label: t('ansicht.bedarf'), value: formatBedarf(bestellung) },
    { label: t('ansicht.lieferung'), value: isHandedOut(bestellung) ? tBegriff(`lieferart.${bestellung.lieferart}`) : null },
    { label: t('ansicht.lieferadresse'), value: adresse(lieferadresse) },
    { label: t('ansicht.zeitfenster'), value: bestellung.lieferzeitfenster },
    { label: t('ansicht.einloesung'), value: bestellung.einloesung === null ? null : tBegriff(`einloesung.${bestellung.einloesung}`) },
    ...gezeigteWords.map((name) => ({ label: t(`ansicht.${name}`), value: bestellung[name] })),
  ])
  return (
    <Stack gap="md">
      <div>
        <StatusBadge tone={prioritaetTone[prioritaet]} icon={<Icon />}>
          {tBegriff(`prioritaet.${prioritaet}`)}
        </StatusBadge>
      </div>
      <Facts facts={facts} />
      <Title order={3} size="h5">
        {t('ansicht.positionen')}
      </Title>
      <Stack gap="sm" component="ol" style={{ listStyle: 'none' }}>
        {bestellung.positionen.map((position) => (
          <li key={position.id}>
            <AnsichtPosition position={position} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Products for which a prescription carries the diagnosis; for all others it is more than the purpose needs (Art. 5 Abs. 1 lit. c DSGVO). */
const withDiagnose: readonly PositionValues['produktart'][] = ['HILFSMITTEL', 'VERBANDSTOFF', 'NAHRUNG']

export function sparsamkeit(positionen: readonly PositionValues[]): { nr: number; diagnose: string }[] {
  return positionen.flatMap(({ produktart, diagnose, rezeptVorlage }, index) =>
    diagnose.trim() !== '' && rezeptVorlage === 'ANFORDERN' && !withDiagnose.includes(produktart)
      ? [{ nr: index + 1, diagnose: diagnose.trim() }]
      : [],
  )
}

function AnsichtPosition({ position }: { position: PositionAnswer }) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const tBegriff = useBegriffeTexts()
  const amountOf = useMenge()
  const dosierung = useDosierungText(position.dosierung)
  const { produkt, restbestand, restEinheit, reichweiteBis, reichdauerTage } = position
  const rest = restbestand === null ? null : [formatNumber(restbestand), restEinheit].filter((part) => part !== null).join(' ')
  const reicht = reichweiteBis === null ? null : t('ansicht.reichtBis', { datum: formatDate(reichweiteBis) })
  const merkmale = [
    position.btm && (reichdauerTage === null ? t('ansicht.btmOhne') : t('ansicht.btm', { tage: reichdauerTage })),
    position.kuehlpflichtig && t('ansicht.kuehl'),
    position.mvoGewuenscht && t('ansicht.mvo'),
  ]
  const facts = [
    { label: t('ansicht.dosierung'), value: dosierung },
    { label: t('ansicht.aenderung'), value: position.aenderungZuBisher },
    { label: t('ansicht.grund'), value: position.grund && tBegriff(`grund.${position.grund}`) },
    { label: t('ansicht.rest'), value: connect([rest, reicht], ', ') },
    {
      label: t('ansicht.rezept'),
      value: connect(
        [
          tBegriff(`rezeptart.${position.rezeptart}`),
          position.rezeptart === 'OHNE' ? null : tWahl(`vorlage.${position.rezeptVorlage}`),
          position.entlassung && t('ansicht.entlassung'),
          position.gebaerfaehig === true && tBegriff('gebaerfaehig.ist'),
          position.rezeptblattNr !== null && t('position.rezeptblattNr', { nr: position.rezeptblattNr }),
          position.ausgestelltAm && t('ansicht.ausgestelltAm', { datum: formatDate(position.ausgestelltAm) }),
        ],
        ' · ',
      ),
    },
    { label: t('ansicht.diagnose'), value: position.diagnose },
    { label: t('ansicht.zeitraum'), value: position.zeitraum },
    { label: t('ansicht.btmMenge'), value: position.btmMenge },
    { label: t('ansicht.autIdem'), value: position.autIdemWunsch },
    { label: t('ansicht.merkmale'), value: connect(merkmale, ', ') },
  ].filter(({ value }) => value !== null)
  const nummer = [
    produkt.pzn === null ? null : t('ansicht.pzn', { pzn: produkt.pzn }),
    produkt.hmvNummer === null ? null : t('ansicht.hmv', { nummer: produkt.hmvNummer }),
  ]
  return (
    <Card gap="xs">
      <Text fw={600}>
        {position.lfdNr}. {produkt.bezeichnung}
      </Text>
      <Note>{connect([amountOf(position), tWahl(`produktart.${produkt.produktart}`), ...nummer], ' · ')}</Note>
      <Facts facts={facts} />
    </Card>
  )
}

function connect(parts: readonly (string | null | false)[], zeichen: string): string | null {
  const da = parts.filter((part) => typeof part === 'string')
  return da.length === 0 ? null : da.join(zeichen)
}

/** `1–0–1/2–0`, as the Medikationsplan writes it; an empty dose is none. */
function useDosierungText(dosierung: PositionAnswer['dosierung']): string | null {
  const tWahl = useWahlTexts()
  if (dosierung === null) return null
  const { schema } = dosierung
  const muster = schema === null ? null : tageszeiten.map((time) => schema[time] || '0').join('–')
  return connect([dosierung.lautMedikationsplan && tWahl('dosierung.PLAN'), muster, dosierung.text], ', ')
}
