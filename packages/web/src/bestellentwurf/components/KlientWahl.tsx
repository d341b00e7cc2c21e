import { bestellungArten } from '@dreiklang/domain/bestellung/bestellung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNeuTexts, useWahlTexts } from '../../bestellung/bestellung.texts.ts'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { RadioCards } from '../../form/choiceFields.tsx'
import { klientPath } from '../../klient/klient.paths.ts'
import { type KlientHit, klientQuery, searchKlienten } from '../../klient/klient.queries.ts'
import { useKlientTexts } from '../../klient/klient.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Card, Facts, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'

const applies = (klient: KlientAnswer) => klient.einwilligungen.filter((one) => one.gilt)

const artIcon = { KLIENT: <IconUser size={22} />, EINRICHTUNG: <IconBuilding size={22} /> }

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
  return (
    <Card title={t('abschnitt.klient')} gap="md">
      <RadioCards
        id={fieldId(null, 'art')}
        label={t('klient.fuerWen')}
        choices={bestellungArten.map((value) => ({ value, label: tWahl(`art.${value}`), icon: artIcon[value] }))}
        value={kopf.art}
        onChange={(wert) => dispatch({ art: 'bestellungArt', wert })}
      />
      {kopf.art === 'KLIENT' && (kopf.klientId === null || wechsel) && (
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
      {kopf.art === 'KLIENT' && klient !== null && (
        <>
          <KlientCard klient={klient} {...(wechsel ? {} : { id: fieldId(null, 'klientId'), error })} />
          {!wechsel && (
            <div>
              <Button look="subtle" onClick={() => setWechsel(true)}>
                {t('klient.anderer')}
              </Button>
            </div>
          )}
        </>
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

function KlientCard({ klient, id, error }: { klient: KlientAnswer; id?: string; error?: string | undefined }) {
  const t = useNeuTexts()
  const tKlient = useKlientTexts()
  const luecken = lueckenOf(klient)
  const { allergien, zuzahlungBefreitBis } = klient
  const versicherung = [
    tKlient(`versicherungsart.${klient.versicherungsart}`),
    klient.krankenkasse,
    zuzahlungBefreitBis === null ? null : t('klient.befreit', { datum: formatDate(zuzahlungBefreitBis) }),
  ]
  const allergienText = allergien === null ? t('klient.allergienUngefragt') : allergien.liste.join(', ') || t('klient.keineAllergien')
  return (
    <Stack gap="sm" id={id} tabIndex={-1}>
      <Group justify="space-between" gap="sm">
        <Text fw={600}>
          {klient.nachname}, {klient.vorname}{' '}
          <Text span c="dimmed" fw={400}>
            {t('klient.geboren', { datum: formatDate(klient.geburtsdatum) })}
          </Text>
        </Text>
        <Link to={klientPath(klient.id)}>{t('klient.akte')}</Link>
      </Group>
      {error !== undefined && <Alert tone="danger">{error}</Alert>}
      {klient.status === 'PAUSIERT' && <Alert tone="warning">{t('klient.abwesend')}</Alert>}
      {(klient.status === 'BEENDET' || klient.status === 'VERSTORBEN') && <Alert tone="danger">{t('klient.beendet')}</Alert>}
      <Facts
        facts={[
          { label: t('klient.versicherung'), value: versicherung.filter((part) => part !== null).join(', ') },
          { label: t('klient.kvnr'), value: klient.kvnr ?? t('klient.fehlt') },
          { label: t('klient.hausarzt'), value: klient.hausarzt?.name ?? t('klient.fehlt') },
          { label: t('klient.apotheke'), value: klient.apothekenwahl?.name ?? t('klient.nichtGewaehlt') },
          {
            label: t('klient.allergien'),
            value: (
              <Text span fw={allergien !== null && allergien.liste.length > 0 ? 600 : 400}>
                {allergienText}
              </Text>
            ),
          },
          {
            label: t('klient.einwilligungen'),
            value:
              applies(klient)
                .map(({ art }) => tKlient(`einwilligungArt.${art}`))
                .join(', ') || t('klient.keineEinwilligungen'),
          },
        ]}
      />
      {luecken.length > 0 && (
        <Alert
          tone="warning"
          actions={
            <LinkButton look="secondary" to={klientPath(klient.id)}>
              {t('klient.ergaenzen')}
            </LinkButton>
          }
        >
          {t('klient.esFehlt', { was: luecken.map((luecke) => t(`klient.luecke.${luecke}`)).join(', ') })}
        </Alert>
      )}
    </Stack>
  )
}
