import { bestellungArten } from '@dreiklang/domain/bestellung/bestellung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNeuTexts, useWahlTexts } from '../../bestellung/onDemand.texts.ts'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { RadioCards } from '../../form/choiceFields.tsx'
import { klientPath } from '../../klient/klient.paths.ts'
import { type KlientHit, klientQuery, searchKlienten } from '../../klient/klient.queries.ts'
import { useKlientTexts } from '../../klient/klient.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text, Title } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'
import classes from './KlientWahl.module.css'

const applies = (klient: KlientAnswer) => klient.einwilligungen.filter((one) => one.gilt)

export interface KlientWahlProps {
  kopf: KopfValues
  klient: KlientAnswer | null
  error: string | undefined
  dispatch: (aktion: EntwurfAktion) => void
}

export function KlientWahl({ kopf, klient, error, dispatch }: KlientWahlProps) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const queryClient = useQueryClient()
  const [wechsel, setWechsel] = useState(false)
  const choose = async (hits: KlientHit | null) => {
    if (hits === null) return
    try {
      dispatch({ art: 'klientGewaehlt', klient: await queryClient.fetchQuery(klientQuery(hits.id)) })
      setWechsel(false)
      document.getElementById(fieldId(null, 'positionen'))?.focus()
    } catch (errors) {
      toastError(errors)
    }
  }
  if (kopf.art === 'KLIENT' && klient !== null && !wechsel)
    return <KlientCard klient={klient} id={fieldId(null, 'klientId')} error={error} onChange={() => setWechsel(true)} />
  return (
    <Card title={t('abschnitt.klient')} gap="sm">
      <RadioCards
        id={fieldId(null, 'art')}
        label={t('klient.fuerWen')}
        look="chips"
        choices={bestellungArten.map((value) => ({ value, label: tWahl(`art.${value}`) }))}
        value={kopf.art}
        onChange={(wert) => dispatch({ art: 'bestellungArt', wert })}
      />
      {kopf.art === 'KLIENT' && (
        <AsyncSelect<KlientHit>
          id={fieldId(null, 'klientId')}
          label={t('klient.suchen')}
          placeholder={t('klient.platzhalter')}
          error={error}
          required
          value={null}
          onChange={(hits) => void choose(hits)}
          search={searchKlienten}
          itemKey={({ id }) => id}
          itemLabel={({ nachname, vorname }) => `${nachname}, ${vorname}`}
          renderItem={(hits) => <Treffer {...hits} />}
        />
      )}
    </Card>
  )
}

function Treffer({ vorname, nachname, geburtsdatum, ort }: KlientHit) {
  const t = useNeuTexts()
  return (
    <span>
      {nachname}, {vorname}
      <Text span size="sm" c="dimmed">
        {' '}
        {[t('klient.geboren', { datum: formatDate(geburtsdatum) }), ort].filter((part) => part !== null).join(' · ')}
      </Text>
    </span>
  )
}

type Luecke = 'kvnr' | 'adresse' | 'hausarzt' | 'apotheke' | 'vollmacht' | 'allergien'

function lueckenOf(klient: KlientAnswer): Luecke[] {
  const luecken: readonly (readonly [Luecke, boolean])[] = [
    ['kvnr', klient.versicherungsart === 'GKV' && klient.kvnr === null],
    ['adresse', klient.adresse === null],
    ['hausarzt', klient.hausarzt === null],
    ['apotheke', klient.apothekenwahl === null],
    ['vollmacht', !applies(klient).some(({ art }) => art === 'EMPFANGSVOLLMACHT')],
    ['allergien', klient.allergien === null],
  ]
  return luecken.filter(([, isMissing]) => isMissing).map(([luecke]) => luecke)
}

interface KlientCardProps {
  klient: KlientAnswer
  id: string
  error: string | undefined
  onChange: () => void
}

function KlientCard({ klient, id, error, onChange }: KlientCardProps) {
  const t = useNeuTexts()
  const luecken = lueckenOf(klient)
  const { nachname, vorname, geburtsdatum } = klient
  return (
    <Card>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {nachname}, {vorname}
          <Text span c="dimmed" fw={400} size="sm">
            {' '}
            {t('klient.geboren', { datum: formatDate(geburtsdatum) })}
          </Text>
        </Title>
        <Group gap="md">
          <Link to={klientPath(klient.id)}>{t('klient.akte')}</Link>
          <Button look="secondary" size="sm" onClick={onChange}>
            {t('klient.anderer')}
          </Button>
        </Group>
      </div>
      <Stack gap="sm" id={id} tabIndex={-1}>
        {error !== undefined && <Alert tone="danger">{error}</Alert>}
        {klient.status === 'PAUSIERT' && <Alert tone="warning">{t('klient.abwesend')}</Alert>}
        {(klient.status === 'BEENDET' || klient.status === 'VERSTORBEN') && <Alert tone="danger">{t('klient.beendet')}</Alert>}
        <KlientFacts klient={klient} />
        {luecken.length > 0 && (
          <Alert
            tone="warning"
            actions={
              <LinkButton look="secondary" size="sm" to={klientPath(klient.id)}>
                {t('klient.ergaenzen')}
              </LinkButton>
            }
          >
            {t('klient.esFehlt', { was: luecken.map((luecke) => t(`klient.luecke.${luecke}`)).join(', ') })}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}

/** What the order follows from, in two lines. */
function KlientFacts({ klient }: { klient: KlientAnswer }) {
  const t = useNeuTexts()
  const tKlient = useKlientTexts()
  const { allergien, zuzahlungBefreitBis } = klient
  const versicherung = [
    tKlient(`versicherungsart.${klient.versicherungsart}`),
    klient.krankenkasse,
    zuzahlungBefreitBis === null ? null : t('klient.befreit', { datum: formatDate(zuzahlungBefreitBis) }),
  ]
  const allergic = allergien !== null && allergien.liste.length > 0
  const einwilligungen = applies(klient).map(({ art }) => tKlient(`einwilligungArt.${art}`))
  const facts: [string, string][] = [
    [t('klient.allergien'), allergien === null ? t('klient.allergienUngefragt') : allergien.liste.join(', ') || t('klient.keineAllergien')],
    [t('klient.hausarzt'), klient.hausarzt?.name ?? t('klient.fehlt')],
    [t('klient.apotheke'), klient.apothekenwahl?.name ?? t('klient.nichtGewaehlt')],
    [t('klient.versicherung'), versicherung.filter((part) => part !== null).join(', ')],
    [t('klient.kvnr'), klient.kvnr ?? t('klient.fehlt')],
    [t('klient.einwilligungen'), einwilligungen.join(', ') || t('klient.keineEinwilligungen')],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value], i) => (
        <div key={label} data-warn={(i === 0 && allergic) || undefined}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
