import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useHeute } from '../../hausbesuch/components/useHeute.ts'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { toastInfo, toastSuccess } from '../../ui/toast.tsx'
import { KeinLager } from './lager/datenbank.ts'
import { legeAb, nimmMit } from './lager/mitnehmen.ts'
import { lade, useStand } from './lager/stand.ts'
import { unterwegsTexts } from '../unterwegs.texts.ts'
import { useTat } from './useTat.ts'

/** What lies on this device, until when, and the two actions about it. */
export function Mitnahme() {
  const t = useTexts(unterwegsTexts)
  const heute = useHeute()
  const { gepaeck, fehler } = useStand()
  const { laeuft, tue } = useTat()
  const nimm = async () => {
    try {
      const { auchNachNeuladen } = await nimmMit(heute)
      toastSuccess(t('mitnahme.fertig'))
      if (!auchNachNeuladen) toastInfo(t('mitnahme.ohneNeuladen'))
    } catch (grund) {
      // That this device keeps nothing stands on the page.
      if (!(grund instanceof KeinLager)) throw grund
      await lade()
    }
  }
  return (
    <Card title={t('mitnahme.titel')}>
      <Stack gap="md">
        {fehler !== null && (
          <Alert tone="danger" urgent title={t('keinLager.titel')}>
            {t('keinLager.text')}
          </Alert>
        )}
        <Text>{gepaeck === null ? t('mitnahme.keiner') : t('mitnahme.stand', standVon(gepaeck.tag))}</Text>
        <Group gap="sm">
          <Button
            busy={laeuft}
            look={gepaeck === null ? 'primary' : 'secondary'}
            icon={<IconDownload size={20} />}
            onClick={() => tue(nimm)}
          >
            {t(gepaeck === null ? 'mitnahme.nimm' : 'mitnahme.neu')}
          </Button>
          {gepaeck !== null && (
            <Button look="subtle" icon={<IconTrash size={20} />} onClick={() => tue(legeAb)}>
              {t('mitnahme.lege')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}

function standVon({ datum, am, bis, besuche }: { datum: string; am: string; bis: string; besuche: readonly unknown[] }) {
  return { tag: formatLongDate(datum), anzahl: besuche.length, am: formatTime(am), bis: formatTime(bis) }
}
