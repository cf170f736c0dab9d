import type { Caller } from '../../context/context.ts';
import type { DeviceCode } from '../../database/tables/device-code.entity.ts';
import { toCoarseNetwork } from '../../lib/network.ts';
import type { DeviceRequestView } from './device.schema.ts';
import { DEVICE_CLIENT } from './device-client.ts';

export function presentDeviceRequest(code: DeviceCode, { ip }: Caller): DeviceRequestView {
  return {
    deviceName: code.deviceName,
    client: DEVICE_CLIENT.name,
    network: code.network,
    isSameNetwork: code.network === toCoarseNetwork(ip),
    scopes: [...code.scopes],
    state: code.state,
    requestedAt: code.createdAt.toISOString(),
    expiresAt: code.expiresAt.toISOString(),
  };
}
