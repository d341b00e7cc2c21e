import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useToday } from '../../shared/useToday.ts'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastInfo, toastSuccess } from '../../ui/toast.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { NoLager } from './lager/database.ts'
import { store, takeAlong } from './lager/mitnehmen.ts'
import { load, useStand } from './lager/stand.ts'
import { useTat } from './useTat.ts'

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
    <Card title={t('mitnahme.titel')}>
      <Stack gap="md">
        {fehler !== null && (
          <Alert tone="danger" urgent title={t('keinLager.titel')}>
            {t('keinLager.text')}
          </Alert>
        )}
        <Text>{gepaeck === null ? t('mitnahme.keiner') : t('mitnahme.stand', standOf(gepaeck.tag))}</Text>
        <Group gap="sm">
          <Button
            busy={laeuft}
            look={gepaeck === null ? 'primary' : 'secondary'}
            icon={<IconDownload size={20} />}
            onClick={() => run(take)}
          >
            {t(gepaeck === null ? 'mitnahme.nimm' : 'mitnahme.neu')}
          </Button>
          {gepaeck !== null && (
            <Button look="subtle" icon={<IconTrash size={20} />} onClick={() => run(store)}>
              {t('mitnahme.lege')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}

function standOf({ datum, am, bis, besuche }: { datum: string; am: string; bis: string; besuche: readonly unknown[] }) {
  return { tag: formatLongDate(datum), anzahl: besuche.length, am: formatTime(am), bis: formatTime(bis) }
}
