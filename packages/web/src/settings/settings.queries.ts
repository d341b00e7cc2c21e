import { type User, mostPhotoBytes, settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, callRaw, sessionStore } from '../shared/apiClient.ts'
import { useObjectUrl } from '../shared/objectUrl.ts'
import { useUser } from '../shared/session.ts'
import { useSignal } from '../shared/signal.ts'

const userKey = ['settings', 'user'] as const

const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: ({ signal }) => call(settingsContract.readUser, { signal, background: true }),
  staleTime: Infinity,
})

/** The signed-in user with status and photo; until the server has answered, as the session knows them. */
export function useOwnUser(): User {
  const known = useUser()
  const queryClient = useQueryClient()
  useSignal('settings', () => void queryClient.invalidateQueries({ queryKey: userKey }))
  const { data } = useQuery(userQuery)
  // A new name appears everywhere immediately, also on screens that only know the session.
  useEffect(() => {
    if (data === undefined) return
    const { avatar: _avatar, logo: _logo, status: _status, ...user } = data
    sessionStore.renew(user)
  }, [data])
  return data ?? { ...known, avatar: null, logo: null }
}

export function useReloadUser(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: userKey })
}

function useUserChange<Input>(change: (input: Input) => Promise<User>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (user) => queryClient.setQueryData(userKey, user) })
}

export const useSetStatus = () =>
  useUserChange((status: User['status']) => call(settingsContract.updateUser, { body: { user: { status } } }))
export const useRemovePhoto = () => useUserChange(() => call(settingsContract.updateUser, { body: { user: { avatar: null } } }))
export const useSetPhoto = () =>
  useUserChange(async (file: Blob) => {
    // Five megabytes take a minute on a mobile connection, only for the server to say the same.
    if (file.size > mostPhotoBytes) throw new RangeError('The photo is too large')
    return call(settingsContract.setPhoto, { file: { bytes: await file.arrayBuffer(), type: file.type } })
  })

/** An image behind the session: an `img` alone could not send its token. Null while there is none. */
export function usePhoto(avatar: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['settings', 'photo', avatar],
    queryFn: async ({ signal }) => {
      const [, personId = ''] = /\/photo\/([^/?]+)/.exec(avatar ?? '') ?? []
      return (await callRaw(settingsContract.readPhoto, { params: { personId }, signal, background: true })).blob()
    },
    enabled: avatar !== null,
    staleTime: Infinity,
  })
  return useObjectUrl(avatar === null ? undefined : data)
}
