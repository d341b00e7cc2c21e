import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { klientPath } from '../../../klient/klient.paths.ts'
import { klientTexts } from '../../../klient/klient.texts.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { Link, LinkButton } from '../../../ui/Link.tsx'
import { neuTexts } from '../neu.texts.ts'

type Luecke = 'kvnr' | 'adresse' | 'hausarzt' | 'apotheke' | 'vollmacht' | 'allergien'

const applies = (klient: KlientAnswer) => klient.einwilligungen.filter((eine) => eine.gilt)

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

export function KlientCard({ klient, id, error }: { klient: KlientAnswer; id?: string; error?: string | undefined }) {
  const t = useTexts(neuTexts)
  const tKlient = useTexts(klientTexts)
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
          { label: t('klient.versicherung'), value: versicherung.filter((teil) => teil !== null).join(', ') },
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
