import { logoContract } from '@dreiklang/domain/organisation/logo.contract'
import { useQuery } from '@tanstack/react-query'
import { callRaw } from '../shared/apiClient.ts'
import { useObjectUrl } from '../shared/objectUrl.ts'

/** The logo at this address of the server, as an address for an `img`; null while there is none. */
export function useLogo(logo: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['organisation', 'logo', logo],
    queryFn: async ({ signal }) => {
      const [, organisationId = ''] = /\/organisationen\/([^/?]+)/.exec(logo ?? '') ?? []
      return (await callRaw(logoContract.readLogo, { params: { organisationId }, signal, background: true })).blob()
    },
    enabled: logo !== null,
    staleTime: Infinity,
  })
  return useObjectUrl(logo === null ? undefined : data)
}
