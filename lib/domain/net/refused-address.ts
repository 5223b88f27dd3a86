import 'server-only'
import ipaddr from 'ipaddr.js'
import { env } from '@/lib/env'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Where clouds tell machines their credentials; no setting opens these. */
const metadata = [
  '169.254.169.254',
  '169.254.170.2',
  '168.63.129.16',
  '100.100.100.200',
  'fd00:ec2::254',
  'fd20:ce::254',
].map((text) => ipaddr.parse(text))

/** IPv4 addresses written as IPv6 ones, which ipaddr.js counts as public (RFC 4291, deprecated). */
const compatible = ipaddr.parseCIDR('::/96')

/** Why a web address may not be called by us, as the rest of a sentence about it; null when it may. Names are looked at again when they are resolved. */
export function refusedAddress(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return 'must be a web address like https://example.com/hook'

  // The parser has brought every notation of an IPv4 address (octal, hexadecimal, one number) into dotted form.
  const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const addresses = isLocalName(host) ? ['127.0.0.1', '::1'] : ipaddr.isValid(host) ? [host] : []
  return addresses.some(isRefused) ? 'must not lead to a private or internal address' : null
}

const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** Whether an IP address is none of the public internet's, and WEBHOOK_ALLOW_CIDRS does not open it. */
export function isRefused(text: string): boolean {
  if (!ipaddr.isValid(text)) return true
  const address = ipaddr.process(text)
  if ([address, ...hiddenIn(address)].some(isMetadata)) return true
  if (allowed().some((range) => contains(range, address))) return false
  return address.range() !== 'unicast' || contains(compatible, address)
}

const isMetadata = (address: Address) => metadata.some((known) => known.toString() === address.toString())

/** The IPv4 address that an IPv6 one leads to: IPv4-compatible and translated ones in the last four bytes, 6to4 after the prefix (RFC 6052, 3056). */
function hiddenIn(address: Address): Address[] {
  const bytes = address.toByteArray()
  if (bytes.length === 4) return []
  return [ipaddr.fromByteArray(bytes.slice(12)), ipaddr.fromByteArray(bytes.slice(2, 6))]
}

const allowed = () =>
  env.WEBHOOK_ALLOW_CIDRS.split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ipaddr.parseCIDR(text))

function contains([network, bits]: [Address, number], address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, bits)
}
