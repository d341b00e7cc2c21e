import { type PushStand, pushContract } from '@dreiklang/domain/push/push.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { currentSubscription, isOwner, pushAbility, rememberOwner, subscribe } from './components/pushDevice.ts'

const pushKey = ['notification', 'push'] as const

/** `on`: server and browser know the same device. */
export const pushQuery = queryOptions({
  queryKey: pushKey,
  queryFn: async ({ signal }) => {
    const [stand, subscription] = await Promise.all([call(pushContract.read, { signal }), currentSubscription()])
    return withBrowser(stand, subscription)
  },
})

const withBrowser = (stand: PushStand, subscription: Pick<PushSubscription, 'endpoint'> | null) => ({
  ...stand,
  on: stand.geraet !== null && stand.geraet.endpoint === subscription?.endpoint && Notification.permission === 'granted',
})

/** @throws NotAllowed when the person has said no, or nothing */
export class NotAllowed extends Error {}

/** The browser's prompt may only appear after a click. */
async function switchOn(personId: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const { schluessel } = await call(pushContract.read)
  const device = await subscribe(schluessel)
  const stand = await call(pushContract.subscribe, { body: device })
  rememberOwner(personId)
  return withBrowser(stand, device)
}

async function switchOff() {
  const stand = await call(pushContract.unsubscribe)
  rememberOwner(null)
  await (await currentSubscription())?.unsubscribe()
  return withBrowser(stand, null)
}

export function usePushSwitch(personId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => (on ? switchOn(personId) : switchOff()),
    onSuccess: (answer) => queryClient.setQueryData(pushKey, answer),
    // Parts of it may have succeeded.
    onError: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  })
}

export function usePushTest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(pushContract.test),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  })
}

/** After a new sign-in of the same person: the switch belongs to the device, whose session has changed. Prompts nobody. */
export async function takeUpPush(personId: string): Promise<void> {
  if (!isOwner(personId) || pushAbility() !== 'ready' || Notification.permission !== 'granted') return
  const { schluessel, geraet } = await call(pushContract.read, { background: true })
  const device = await subscribe(schluessel)
  if (geraet?.endpoint !== device.endpoint) await call(pushContract.subscribe, { body: device, background: true })
}
