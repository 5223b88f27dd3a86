/** A client address as it is kept: IPv4 by /24, IPv6 by /48, so that it tells a network and no person. */
export function cutAddress(address: string): string | null {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (v4) return `${v4[1]}.0/24`
  const [, head] = /^([\da-f]*:[\da-f]*:[\da-f]*):/i.exec(address) ?? []
  return head === undefined ? null : `${head.replace(/(^|:)0?(:0?)*$/, '')}::/48`
}
